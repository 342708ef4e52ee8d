import { useEffect, useRef } from 'react';
import { openDialog } from '../openDialog';
import { say, SAY_AFTER_MS, SAY_BRIEF_AFTER_MS } from './say';

/**
 * A live region for what stands in the page as a text already: says it once it has settled, then is empty again. Beside
 * an open modal dialog, where nothing of the page can be heard, it is silent.
 * @param text What is said; empty for nothing.
 * @param isBrief Whether it probably gives way to another text: then it is said only if it stands for long.
 * @param about What the text answers: the same text for another question is said again.
 */
export function Said({
  text,
  about = text,
  isBrief = false,
}: {
  text: string;
  about?: string | undefined;
  isBrief?: boolean;
}) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const canSay = () => !isBesideDialog(current);
    return say(current, text, { canSay, after: isBrief ? SAY_BRIEF_AFTER_MS : SAY_AFTER_MS });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same text answers another question
  }, [text, about, isBrief]);
  return <p ref={region} className="visually-hidden" role="status" />;
}

function isBesideDialog(region: Element): boolean {
  const dialog = openDialog();
  return dialog !== undefined && !dialog.contains(region);
}
