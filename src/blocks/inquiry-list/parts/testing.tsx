import { vi } from 'vitest';
import { act } from 'react';
import type { Cart } from '../../../cart/store';
import { inquiryTexts } from '../../../cart/testing';
import type { CatalogueEntry, SiteData } from '../../../generated/types';
import { mount, type Mounted } from '../../../ui/testing/mount';
import { contextWith, Site } from '../../../widgets/testing';
import InquiryList from '../InquiryList';

/** A line with all that a line can have, as it is stored. */
export const pump = { id: 'p-1', name: 'Pump', image: '/pump.svg', category: 'Pumps' };
/** A line with no more than a line needs. */
export const fan = { id: 'p-2', name: 'Fan' };

/** What the catalogue says where a test says nothing else. */
const CATALOGUE: Record<string, CatalogueEntry> = {
  'p-1': { name: 'Pump', category: 'Pumps', image: '/pump-2.svg', unit: 'each' },
  'p-2': { name: 'Fan', category: 'Fans', image: '/fan.svg', unit: 'each' },
};

const chat = { number: '+263 00 000', service: 'https://wa.me/', greeting: 'Hello Acme,' };
const office = { id: 'hq', name: 'Head office', address: { locality: 'Town' }, country: 'Land' };
let catalogues = 0;

/** The start of an e-mail, for a company that does not chat. */
const ask = 'mailto:a@acme.example?subject=List&body=';

/** What the page knows of the site: each call with a catalogue that nobody has asked yet. */
function siteData({ chats = true } = {}): Partial<SiteData> {
  catalogues += 1;
  return {
    site: { id: 'acme', name: 'Acme', language: 'en-GB' },
    ...(chats ? { chat: { ...chat, message: '' } } : { ask }),
    inquiry: inquiryTexts,
    branches: [{ ...office, email: 'a@acme.example', phones: [{ number: '+263 00000' }] }],
    store: { catalogue: { base: `/catalogue/${catalogues}`, buckets: 1 } },
  } as unknown as Partial<SiteData>;
}

/** The words with places to fill; every other word is its own name. */
const words = {
  selectedItems: 'Selected Items ({n})',
  remove: 'Remove {name}',
  quantity: 'Quantity',
  removed: '{name} is gone',
  goesTo: 'To {name}, {number}.',
  goesToNumber: 'To {number}.',
  sendPart: 'Send {part} of {parts}',
  openPart: 'Open {part}',
  sharedLines: 'Adds {n}',
  sharedAdded: 'Added {n}',
  cartWithCount: '{count} items',
  cartWithOne: '1 item',
};

/** What a test may change: a company that does not chat, a page that knows of no contact form (''). */
interface Choice {
  chats?: boolean;
  contact?: string;
}

/** The page with a list, as it stands in React; it links to a contact form. */
export function list(cart: Cart, { chats = true, contact = '/contact' }: Choice = {}) {
  return (
    <Site cart={cart} site={siteData({ chats })} words={words}>
      <InquiryList type="inquiry-list" {...(contact && { contact })} context={contextWith()} />
    </Site>
  );
}

/** Lets the catalogue answer from these products, or not at all. */
export function answerFrom(catalogue: Record<string, CatalogueEntry> | Error = CATALOGUE): void {
  vi.stubGlobal('fetch', () =>
    catalogue instanceof Error
      ? Promise.reject(catalogue)
      : Promise.resolve(Response.json(catalogue)),
  );
}

/** Draws the page and waits until the catalogue has answered. */
export async function open(cart: Cart, choice?: Choice): Promise<Mounted> {
  // What the page fetches by and by is there at once, so that no test has to wait for it.
  await Promise.all([
    import('../../../catalogue/lookUp'),
    import('./ListTools'),
    import('./PrintSheet'),
    import('./SharedOffer'),
  ]);
  const mounted = mount(list(cart, choice));
  await settle();
  await settle();
  return mounted;
}

/** Lets everything that is under way arrive. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
}
