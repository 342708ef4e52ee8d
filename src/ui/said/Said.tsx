import { useEffect, useRef, useState } from 'react';
import { openDialog } from '../openDialog';

/**
 * How long a text must have stood before it is said, in ms. Screen readers drop what changes in the moment of a key or of
 * a moved focus, and speak of every letter what is said at once.
 */
export const SAY_AFTER_MS = 1000;

/** How long a text stays to be picked up, in ms. Later, who reads the page would find it a second time. */
const FORGET_AFTER_MS = 4000;

/**
 * A live region for what stands in the page as a text already: says it once it has settled, then is empty again. Beside
 * an open modal dialog, where nothing of the page can be heard, it is silent.
 * @param text What is said; empty for nothing.
 * @param about What the text answers: the same text for another question is said again.
 */
export function Said({ text, about = text }: { text: string; about?: string | undefined }) {
  const region = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState({ text: '', about: '' });
  useEffect(() => {
    const say = setTimeout(() => {
      if (!isBesideDialog(region.current)) setSaid({ text, about });
    }, SAY_AFTER_MS);
    const forget = setTimeout(() => setSaid({ text: '', about }), SAY_AFTER_MS + FORGET_AFTER_MS);
    return () => {
      clearTimeout(say);
      clearTimeout(forget);
    };
  }, [text, about]);
  return (
    <p ref={region} className="visually-hidden" role="status">
      {/* A new element for each question: the same text in the same one is no change. */}
      <span key={said.about}>{said.text}</span>
    </p>
  );
}

function isBesideDialog(region: Element | null): boolean {
  const dialog = openDialog();
  return dialog !== undefined && !dialog.contains(region);
}
