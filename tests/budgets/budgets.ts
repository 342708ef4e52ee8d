import type { PageResources, Resource } from './pageResources';

/** A limit of transfer size. It is a smoke alarm: raise it with a reason rather than bend code or thin a drawing. */
export interface Limit {
  name: string;
  /** 1 KB is 1000 bytes. */
  kilobytes: number;
  /** The reason for this limit. */
  why: string;
}

/** A size budget of a page. */
export interface Budget extends Limit {
  /** The resources that count. */
  resources: (page: PageResources) => Resource[];
}

const only =
  (...types: Resource['type'][]) =>
  ({ resources }: PageResources) =>
    resources.filter(({ type }) => types.includes(type));

/** Parts with requests of their own; the early script is inlined and counts with the HTML. */
const files = ({ resources }: PageResources) => resources.filter(({ type }) => type !== 'early');

/**
 * All budgets of the home page: transfer sizes with brotli. Other pages have the same, minus the carousel's pictures.
 */
export const BUDGETS: Budget[] = [
  {
    name: 'HTML with its inlined CSS',
    kilobytes: 26,
    why: 'The page is rendered once it has loaded: 26 KB take half a second at 400 kbit/s.',
    resources: only('html'),
  },
  {
    name: 'early script',
    // Weighs 2.43, and keeps 5 % of slack. 0.3 of them keep pages working in browsers that are too old for React, or where
    // React cannot take over. The rest is what a visitor may touch before React has come; nothing in it is used only
    // afterwards.
    kilobytes: 2.6,
    why: 'It precedes the content in the HTML: 2.6 KB delay the first paint by 55 ms at 400 kbit/s.',
    resources: only('early'),
  },
  {
    name: 'font',
    kilobytes: 14,
    why: 'The font has to load before a visitor has read a heading in the fallback font.',
    resources: only('font'),
  },
  {
    name: 'everything before React',
    kilobytes: 45,
    why: 'This is all that visitors wait for: what they see and can click works without React.',
    resources: (page) => files(page).filter(({ first }) => first),
  },
  {
    name: 'React and all script',
    // 0.5 of them tell screen readers of notices, slides, quantities and mistakes in one text each. The page of the list
    // weighs 91: its message has codes, units, a reference and who asks, and all of it is in the link that is there to be
    // pressed, so none of it can come later. Signals are 2 of them.
    kilobytes: 95,
    why: 'It comes after the page can be read and used, in 1.9 s at 400 kbit/s; React itself takes 60 KB of this.',
    resources: only('early', 'script'),
  },
  {
    name: 'the whole page, scrolled to its end',
    // 4 of them are the search in the header of every page, and what a listing says of filters and order. Listings weigh
    // what the home page does without its carousel: 154, and need the slack.
    kilobytes: 172,
    why: 'Mobile data is paid for by the megabyte: a visit to the home page should cost a sixth of one.',
    resources: files,
  },
];

/** The sales team opens the desk once a day, on a computer: it may bring this much more than a page for visitors. */
const DESK_BYTES = 30_000;

const isDesk = ({ resources }: PageResources) =>
  resources.some(({ url }) => /\/SalesDesk-[\w-]+\.js$/.test(url));

/**
 * The budget of one page in bytes.
 * @param home The home page, for the size of its carousel.
 */
export function allowance(budget: Budget, page: PageResources, home: PageResources): number {
  const bytes = budget.kilobytes * 1000 + (isDesk(page) ? DESK_BYTES : 0);
  if (page.path === home.path) return bytes;
  const weighed = budget.resources(home).filter(({ url }) => home.scenes.includes(url));
  return bytes - sum(weighed);
}

/** Total bytes of some resources. */
export function sum(resources: readonly Pick<Resource, 'bytes'>[]): number {
  return resources.reduce((total, { bytes }) => total + bytes, 0);
}
