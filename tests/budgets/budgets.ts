import type { PageParts, Part } from './pageParts';

/** A size budget of a page. */
export interface Budget {
  name: string;
  /** 1 KB is 1000 bytes. */
  kilobytes: number;
  /** The reason for this budget. */
  why: string;
  /** The parts that count. */
  parts: (page: PageParts) => Part[];
}

const only =
  (...kinds: Part['kind'][]) =>
  ({ parts }: PageParts) =>
    parts.filter(({ kind }) => kinds.includes(kind));

/** Parts with requests of their own; the early script is inlined and counts with the HTML. */
const files = ({ parts }: PageParts) => parts.filter(({ kind }) => kind !== 'early');

/**
 * All budgets of the home page: transfer sizes with brotli. Other pages have the same, minus the carousel's pictures.
 */
export const BUDGETS: Budget[] = [
  {
    name: 'HTML with its inlined CSS',
    kilobytes: 24,
    why: 'The page is drawn when it has come: 24 KB take half a second at 400 kbit/s.',
    parts: only('html'),
  },
  {
    name: 'early script',
    kilobytes: 2,
    why: 'It stands before the content in the HTML, so that every byte of it delays the first paint.',
    parts: only('early'),
  },
  {
    name: 'font',
    kilobytes: 14,
    why: 'The one font has to be there before anybody has read a heading in the font that stands in.',
    parts: only('font'),
  },
  {
    name: 'everything before React',
    kilobytes: 45,
    why: 'This is all that a visitor waits for: what he sees and what he can press is there without React.',
    parts: (page) => files(page).filter(({ first }) => first),
  },
  {
    name: 'React and all script',
    kilobytes: 82,
    why: 'Parsing script is what slow phones are worst at; React itself takes 60 KB of this.',
    parts: only('early', 'script'),
  },
  {
    name: 'the whole page, scrolled to its end',
    kilobytes: 150,
    why: 'Data is paid for by the megabyte: a visit to the home page should cost a seventh of one.',
    parts: files,
  },
];

/**
 * The budget of one page in bytes.
 * @param home The home page, for the size of its carousel.
 */
export function allowance(budget: Budget, page: PageParts, home: PageParts): number {
  const bytes = budget.kilobytes * 1000;
  if (page.path === home.path) return bytes;
  const weighed = budget.parts(home).filter(({ url }) => home.scenes.includes(url));
  return bytes - sum(weighed);
}

/** Total bytes of some parts. */
export function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}
