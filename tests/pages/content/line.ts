import { linksOf, textOf, textsOf } from '../pages';

/** What lines of the acceptance list ask of a page, or of a part of it. */
export interface Line {
  /** The numbers of the lines. */
  lines: readonly number[];
  /** The address. */
  page: string;
  /** A heading in the part that is meant, of any level. Without it: the whole content. */
  part?: string;
  /** All headings of the third level in it, in their order. */
  titles?: readonly string[];
  /** Links that are there, each as often as it is named; more may be. */
  links?: readonly Target[];
  /** Words that are there. */
  says?: readonly (string | RegExp)[];
  /** How many elements fit a selector. */
  counts?: Readonly<Record<string, number>>;
}

/** The words of a link, without those for ears alone, and where it leads. */
export type Target = readonly [label: string, href: string];

/** The same link, so many times. */
export const times = (count: number, link: Target): Target[] => Array<Target>(count).fill(link);

/** What a page lacks of what a line asks, in words; of a page that is right, []. */
export function lacks(content: Element, line: Line): string[] {
  const part = line.part === undefined ? content : partOf(content, line.part);
  if (!part) return [`the heading "${line.part}"`];
  const titles = textsOf(part, 'h3');
  const words = textOf(part);
  return [
    ...(line.titles && line.titles.join() !== titles.join()
      ? [`titles, not ${titles.join()}`]
      : []),
    ...missingLinks(part, line.links ?? []),
    ...(line.says ?? []).filter((text) => !says(words, text)).map((text) => `the words ${text}`),
    ...Object.entries(line.counts ?? {})
      .map(([what, count]) => ({ what, count, found: part.querySelectorAll(what).length }))
      .filter(({ count, found }) => count !== found)
      .map(({ what, count, found }) => `${count} × ${what}, not ${found}`),
  ];
}

/** The section in which a heading stands. */
export function partOf(content: Element, heading: string): Element | null | undefined {
  return [...content.querySelectorAll('h1, h2, h3')]
    .find((found) => textOf(found) === heading)
    ?.closest('section');
}

function missingLinks(part: Element, wanted: readonly Target[]): string[] {
  const left = linksOf(part);
  return wanted.flatMap(([label, href]) => {
    // "Learn More: Agriculture": what follows the colon is not seen.
    const at = left.findIndex(
      ([text, target]) => target === href && (text === label || text.startsWith(`${label}: `)),
    );
    if (at === -1) return [`the link "${label}" to ${href}`];
    left.splice(at, 1);
    return [];
  });
}

const says = (words: string, text: string | RegExp) =>
  typeof text === 'string' ? words.includes(text) : text.test(words);
