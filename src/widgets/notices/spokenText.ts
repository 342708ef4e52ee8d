// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { fill } from '../../cart/fill';
import { sentences } from '../../ui/sentences';
import type { NoticeContent } from './noticeStore';

/** Moves the focus to the action of the latest notice that has one, from anywhere on the page. */
export const ACTION_KEY = 'F8';

/**
 * A notice as screen readers say it: one text. Ends with how to reach its action, except on phones and tablets, which
 * have no such key.
 * @param actionByKey The interface string.
 */
export function spokenText(
  { title, text, action }: Pick<NoticeContent, 'title' | 'text' | 'action'>,
  actionByKey: string,
): string {
  const parts = [title, text];
  if (action && matchMedia('(hover: hover)').matches)
    parts.push(fill(actionByKey, { key: ACTION_KEY, action: action.label }));
  return sentences(parts);
}
