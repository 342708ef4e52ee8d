import { stepsOf, toPointer } from '../../document/operation';
import { valueAt } from '../../document/values';
import type { FromPage } from '../preview/messages';

/** What header and footer are made from. What is written in none of these leads to the first. */
const PARTS = {
  header: ['/navigation', '/site'],
  footer: ['/footer', '/branches', '/social', '/site'],
};

/** What a click on the page is about. */
interface ClickedAt {
  /** The field that holds what was clicked, if one does. */
  field?: string | undefined;
  /** What is to be shown without one: the block, the menu or the footer. */
  around: string;
}

/** What a click on the page is about; undefined if that is nothing of the config. */
export function clickedAt(
  root: unknown,
  {
    pointer,
    hit,
    area,
  }: Pick<Extract<FromPage, { studio: 'clicked' }>, 'pointer' | 'hit' | 'area'>,
): ClickedAt | undefined {
  const parts = pointer === null ? (area === 'block' ? [] : PARTS[area]) : [pointer];
  const [around] = parts;
  if (around === undefined) return undefined;
  const fields = parts.map((part) => fieldOfHit(valueAt(root, stepsOf(part)), part, hit));
  return { field: fields.find((field) => field !== undefined), around };
}

/**
 * The field of a block that holds what was clicked: the first of the texts and addresses, nearest first, that stands in
 * it. Undefined if none does, as what the site makes of it may read differently.
 */
function fieldOfHit(block: unknown, pointer: string, hits: readonly string[]): string | undefined {
  const texts = textsIn(block);
  for (const hit of hits) {
    const wanted = plain(hit);
    const found = wanted.startsWith(PUBLISHED)
      ? pictureIn(texts, wanted)
      : texts.find(({ text }) => text === wanted && wanted !== '');
    if (found) return pointer + toPointer(found.path);
  }
  return undefined;
}

/** Where published pictures are, and those of the config. */
const PUBLISHED = '/assets/';
const PICTURES = '/images/';

/** The picture that was published at an address: '/images/scenes/yard.svg' for '/assets/yard-dark-3fa2c1.svg'. */
function pictureIn(texts: readonly Text[], address: string): Text | undefined {
  const published = address.slice(PUBLISHED.length);
  const beginning = ({ text }: Text) =>
    `${text.replace(/^.*\/|\.\w+$/g, '').replaceAll(/[^\w.-]+/g, '-')}-`;
  return texts
    .filter((one) => one.text.startsWith(PICTURES) && published.startsWith(beginning(one)))
    .toSorted((a, b) => beginning(b).length - beginning(a).length)[0];
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
