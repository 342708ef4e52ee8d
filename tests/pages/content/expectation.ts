import { linksOf, textOf, textsOf } from '../pages';

/** What requirements ask of a page, or of one of its sections. */
export interface Expectation {
  /** Their numbers: '[P31] [P32]'. */
  requirements: string;
  /** The page's path. */
  page: string;
  /** A heading of any level in the section that is meant; without it, the whole content. */
  section?: string;
  /** All its third-level headings, in order. */
  titles?: readonly string[];
  /** Links that it has, each as often as it is listed; there may be more. */
  links?: readonly Target[];
  /** Text that it has. */
  says?: readonly (string | RegExp)[];
  /** Number of elements by selector. */
  counts?: Readonly<Record<string, number>>;
}

/** A link's visible label and its target. */
export type Target = readonly [label: string, href: string];

/** Repeats a link. */
export const times = (count: number, link: Target): Target[] => Array<Target>(count).fill(link);

/** What a page lacks of an expectation, in words; [] if nothing. */
export function lacks(content: Element, expected: Expectation): string[] {
  const section = expected.section === undefined ? content : sectionOf(content, expected.section);
  if (!section) return [`the heading "${expected.section}"`];
  const titles = textsOf(section, 'h3');
  const words = textOf(section);
  return [
    ...(expected.titles && expected.titles.join() !== titles.join()
      ? [`titles, not ${titles.join()}`]
      : []),
    ...missingLinks(section, expected.links ?? []),
    ...(expected.says ?? [])
      .filter((text) => !says(words, text))
      .map((text) => `the words ${text}`),
    ...Object.entries(expected.counts ?? {})
      .map(([what, count]) => ({ what, count, found: section.querySelectorAll(what).length }))
      .filter(({ count, found }) => count !== found)
      .map(({ what, count, found }) => `${count} × ${what}, not ${found}`),
  ];
}

/** The section around a heading. */
export function sectionOf(content: Element, heading: string): Element | null | undefined {
  return [...content.querySelectorAll('h1, h2, h3')]
    .find((found) => textOf(found) === heading)
    ?.closest('section');
}

function missingLinks(section: Element, wanted: readonly Target[]): string[] {
  const left = linksOf(section);
  return wanted.flatMap(([label, href]) => {
    // "Learn More: Agriculture": what follows the colon is visually hidden.
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
