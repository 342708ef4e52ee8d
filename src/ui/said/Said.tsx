import { useEffect, useRef } from 'react';
import { openDialog } from '../openDialog';
import { say } from './say';

/**
 * A live region for what stands in the page as a text already: says it once it has settled, then is empty again. Beside
 * an open modal dialog, where nothing of the page can be heard, it is silent.
 * @param text What is said; empty for nothing.
 * @param about What the text answers: the same text for another question is said again.
 */
export function Said({ text, about = text }: { text: string; about?: string | undefined }) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    return say(current, text, () => !isBesideDialog(current));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same text answers another question
  }, [text, about]);
  return <p ref={region} className="visually-hidden" role="status" />;
}

function isBesideDialog(region: Element): boolean {
  const dialog = openDialog();
  return dialog !== undefined && !dialog.contains(region);
}
