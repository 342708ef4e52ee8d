import { showInvisible } from '../check/invisible';

/** A longer value is cut, in characters. */
const MAX_VALUE_LENGTH = 70;

/** A text before and after a change. */
type Change = readonly [before: string, after: string];

/** Shows changes, one line each. A text that is removed at one place and inserted at another is shown as moved. */
export function showChanges(changes: readonly Change[]): string[] {
  const removed = changes.find(([, after]) => after.trim() === '')?.[0] ?? '';
  const added = changes.find(([before]) => before.trim() === '')?.[1] ?? '';
  const moved = entry(removed);
  return changes.length === 2 && moved !== '' && moved === entry(added)
    ? [`moved: ${showInvisible(cut(moved))}`]
    : changes.map(([before, after]) => showChange(before, after));
}

/**
 * Shows a change of a text in one line: the characters that differ with some context, '"yard@x " → "yard@x"'.
 * Invisible characters are escaped.
 */
function showChange(before: string, after: string): string {
  if (before.trim() === '') return `added: ${showInvisible(cut(entry(after)))}`;
  if (after.trim() === '') return `removed: ${showInvisible(cut(entry(before)))}`;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  const start =
    Math.max(before.length, after.length) > MAX_VALUE_LENGTH
      ? Math.max(0, same - MAX_VALUE_LENGTH / 2)
      : 0;
  const part = (text: string): string =>
    `${start > 0 ? '…' : ''}${showInvisible(cut(text.slice(start)))}`;
  return `${part(before)} → ${part(after)}`;
}

/** An added or removed entry, without its separating comma. */
function entry(text: string): string {
  return text.trim().replace(/^,\s+|(?<=.),$/g, '');
}

function cut(text: string): string {
  const line = text.replaceAll(/\s*[\r\n]\s*/g, ' ');
  return line.length > MAX_VALUE_LENGTH ? `${line.slice(0, MAX_VALUE_LENGTH)}…` : line;
}
