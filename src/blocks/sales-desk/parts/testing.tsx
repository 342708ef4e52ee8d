import { act } from 'react';
import { vi } from 'vitest';
import { inquiryTexts } from '../../../cart/testing';
import { packIndex } from '../../../catalogue/search/indexFile';
import type { SalesDeskBlock, SiteData, WordsOfTheDesk } from '../../../generated/types';
import { fire, one } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { settle } from '../../../ui/testing/settle';
import { contextWith, Site } from '../../../widgets/testing';
import SalesDesk from '../SalesDesk';

/** A word reads as its own name; those with placeholders are here. */
const words = new Proxy(
  {
    found: '{inquiries} with {lines}',
    remove: 'Remove {name}',
    asItCame: 'Came: {said}',
    missingParts: 'Part {parts} of {of}',
    replyLine: '{quantity} x {name} [{code}] = {sum}',
    split: 'Split {name}',
    mark: 'Mark {name}',
    noPart: 'No {said}',
    pricesRead: '{file}: {codes} codes, {rows} rows',
    pricesFailed: '{file} failed',
    withdrawnCodes: 'Withdrawn: {codes}',
  },
  { get: (known, name): unknown => Reflect.get(known, name) ?? String(name) },
) as unknown as WordsOfTheDesk;

const block: SalesDeskBlock = {
  type: 'sales-desk',
  heading: 'Desk',
  currency: 'USD',
  tax: { name: 'VAT', percent: 15 },
  validDays: 30,
  followUpDays: 3,
  terms: ['Ex works.'],
  words,
};
const site = {
  site: { id: 'acme', name: 'Acme', language: 'en-GB' },
  chat: { greeting: 'Hello Acme,' },
  inquiry: inquiryTexts,
  branches: [
    { id: 'harare', name: 'Harare', address: { street: 'First Street' }, phones: [], email: 'h@' },
    { id: 'blantyre', name: 'Blantyre', address: { street: 'Glyn' }, phones: [], email: 'b@' },
  ],
  store: {
    catalogue: { base: '/catalogue/1', buckets: 1 },
    addresses: { product: '/p/' },
    search: '/search.json',
  },
} as unknown as Partial<SiteData>;

const CATALOGUE = {
  'p-1': { name: 'Pump', unit: 'pair' },
  'p-2': { name: 'Fan' },
  'p-3': { name: 'Fan belt' },
};
const INDEX = packIndex(
  {
    products: Object.entries(CATALOGUE).map(([id, { name }]) => ({
      id,
      code: id.toUpperCase(),
      name,
      categories: [],
      specifications: id === 'p-1' ? [{ name: 'Power', value: '3', unit: 'kW' }] : [],
    })),
    categories: [],
    places: [],
    synonyms: [],
    decimal: '.',
  },
  false,
);
/** Answers what the desk asks the site for: the index of the search, or the catalogue. */
export const answering = (address: string) =>
  Promise.resolve(address.startsWith('/search') ? new Response(INDEX) : Response.json(CATALOGUE));
/** Stands for the clipboard. */
export const copied = vi.fn<(items: ClipboardItem[]) => Promise<void>>();

let container: HTMLElement;

/** What the desk has drawn. */
export const drawn = (): HTMLElement => container;

/**
 * Draws the desk.
 * @param format Whose notation the site has; that of its language by default.
 */
export async function open(format?: string): Promise<void> {
  const shown = format ? { ...site.site, language: 'ny', format } : site.site;
  ({ container } = mount(
    <Site site={{ ...site, site: shown } as Partial<SiteData>}>
      <SalesDesk {...block} context={contextWith()} />
    </Site>,
  ));
  await settle();
}
/** Pastes a text into the box, and has it read. */
export async function paste(text: string): Promise<void> {
  (one(container, 'form textarea') as HTMLTextAreaElement).value = text;
  const form = container.querySelector('form');
  if (form) fire(form, new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}
/** The button with this text or name; throws if there is none. */
export const button = (name: string) => {
  const found = [...container.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
/** The field whose label begins so; the first, or another by its index. */
export const field = (label: string, index = 0) => {
  const labels = [...container.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return labels[index]?.control as HTMLInputElement;
};
/** Chooses a value in a list, as somebody does. */
export function choose(select: Element, value: string): void {
  act(() => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
/** The texts of the rows. */
export const rows = () => [...container.querySelectorAll('ol > li')].map((row) => row.textContent);
/** What would be printed. */
export const sheet = () => one(container, '[data-print-sheet]').textContent ?? '';

/** Opens a file as if somebody had chosen it. */
export async function openFile(name: string, content: string): Promise<void> {
  const input = one(container, 'input[accept*=".xlsx"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File([content], name)], configurable: true });
  fire(input, new Event('change', { bubbles: true }));
  await settle();
}

/** Opens an empty desk with a clipboard; for `beforeEach`. */
export async function openEmpty(): Promise<void> {
  localStorage.clear();
  vi.stubGlobal('fetch', answering);
  vi.stubGlobal('ClipboardItem', function (this: object, kinds: object) {
    Object.assign(this, kinds);
  });
  copied.mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {
    value: { write: copied, writeText: vi.fn<() => Promise<void>>().mockResolvedValue() },
    configurable: true,
  });
  await open();
}
