import { showInvisible } from '../check/invisible';

/** How much of a value is shown. */
const WIDTH = 70;

/**
 * A change of a text in one line: the characters that differ and some around them, '"yard@x " → "yard@x"'. Invisible ones
 * are shown by their code.
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

/** What is added or removed, without the comma that sets it apart from the rest. */
function entry(text: string): string {
  return text.trim().replace(/^,\s+|(?<=.),$/g, '');
}

function cut(text: string): string {
  const line = text.replaceAll(/\s*[\r\n]\s*/g, ' ');
  return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
}
