import type { Page } from '@playwright/test';

/** Sizes of paper in the countries of the companies. */
export const FORMATS = ['A4', 'Letter'] as const;
type Format = (typeof FORMATS)[number];

/** Prints a page; the structure of the document is readable as text. */
const print = async (page: Page, format: Format) => (await page.pdf({ format })).toString('latin1');

/** Number of sheets of paper that a page takes. */
export async function countSheets(page: Page, format: Format): Promise<number> {
  return [...(await print(page, format)).matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** A heading, and what comes next on the page. */
interface Pair {
  heading: string;
  ids: [string, string];
}

/**
 * The headings of a page, and those of its tables, that end a sheet whose next one begins with what they are for: a text or a picture. The page
 * is changed: print it no more afterwards.
 *
 * @returns Their texts, in the order of the page.
 */
export async function partedHeadings(page: Page, formats: readonly Format[]): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pairs = await page.evaluate(markPairs);
  const parted: string[] = [];
  for (const format of formats) {
    const sheetOf = sheetsById(await print(page, format));
    for (const { heading, ids } of pairs) {
      const [own, next] = ids.map((id) => sheetOf.get(id));
      if (own === undefined || next === undefined)
        throw new Error(`${format}: "${heading}" is not found on any sheet.`);
      if (own !== next) parted.push(`${format}: ${heading}`);
    }
  }
  return parted;
}

/** A printed document says on which sheet the targets of its own links are: '/id [4 0 R /XYZ 6 828 0]'. */
function sheetsById(pdf: string): Map<string, string> {
  const targets = pdf.matchAll(/\/(\S+) \[(\d+) 0 R \/XYZ /g);
  return new Map([...targets].map(([, id = '', sheet = '']) => [id, sheet]));
}

/** Gives headings, and what comes next, ids, and links to them below the page. Runs in the page. */
function markPairs(): Pair[] {
  const links = document.createElement('p');
  const marked = new Set<Element>();
  const idOf = (element: Element) => {
    if (marked.has(element)) return element.id;
    marked.add(element);
    // Documents write other letters by their codes.
    const id = `marked${links.childElementCount}`;
    element.id = id;
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: '.' });
    links.append(link);
    return id;
  };
  const isText = ({ nodeType, textContent }: Node) => nodeType === 3 && textContent?.trim();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1;
  };
  const shown = [...document.querySelectorAll('main *, footer *')].filter(
    (element) =>
      isShown(element) && (element.matches('img') || [...element.childNodes].some(isText)),
  );
  const pairs = shown.flatMap((element, at) => {
    const heading = element.closest('h1, h2, h3, .label, caption, thead th');
    const next = shown.slice(at + 1).find((other) => !heading?.contains(other));
    const isFirst = heading && !heading.contains(shown[at - 1] ?? null);
    return isFirst && next && isFor(heading, next) ? [{ heading, next }] : [];
  });
  document.body.append(links);
  return pairs.map(({ heading, next }) => ({
    heading: heading.textContent ?? '',
    ids: [idOf(heading), idOf(next)],
  }));

  /** Whether it is in the same section; a card may consist of a picture and a heading, and another card follows. */
  function isFor(heading: Element, next: Element): boolean {
    const card = heading.closest('li, article');
    return (card ?? heading.closest('section, footer, main'))?.contains(next) ?? false;
  }
}
