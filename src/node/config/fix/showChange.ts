import { showInvisible } from '../check/invisible';

/** The most characters of a value that are shown. */
const WIDTH = 70;

/**
 * Shows a change of a text in one line: the characters that differ with some context, '"yard@x " → "yard@x"'.
 * Invisible characters are escaped.
 */
export function showChange(before: string, after: string): string {
  if (before.trim() === '') return `added: ${showInvisible(cut(entry(after)))}`;
  if (after.trim() === '') return `removed: ${showInvisible(cut(entry(before)))}`;
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  const start = Math.max(before.length, after.length) > WIDTH ? Math.max(0, same - WIDTH / 2) : 0;
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
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
}
