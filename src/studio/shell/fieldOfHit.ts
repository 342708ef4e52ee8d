import { toPointer } from '../../document/operation';

/**
 * The field of a block that holds what was clicked: the first of the texts and addresses, nearest first, that stands in
 * it. Undefined if none does, as what the site makes of it may read differently.
 */
export function fieldOfHit(
  block: unknown,
  pointer: string,
  hits: readonly string[],
): string | undefined {
  const texts = textsIn(block);
  for (const hit of hits) {
    const wanted = plain(hit);
    const found = wanted && texts.find(({ text }) => text === wanted);
    if (found) return pointer + toPointer(found.path);
  }
  return undefined;
}

interface Text {
  text: string;
  path: readonly string[];
}

function textsIn(value: unknown, path: readonly string[] = []): Text[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ text: plain(String(value)), path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** As a page shows a text: without the signs of emphasis and links, and blanks of any kind as one. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
