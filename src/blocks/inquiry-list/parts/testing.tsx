import { vi } from 'vitest';
import { act } from 'react';
import type { Cart } from '../../../cart/store';
import { inquiryTexts } from '../../../cart/testing';
import type { CatalogueEntry, Inquiry, SiteData } from '../../../generated/types';
import { mount, type Mounted } from '../../../ui/testing/mount';
import { contextWith, Site } from '../../../widgets/testing';
import InquiryList from '../InquiryList';

/** A stored line with every optional field. */
export const pump = { id: 'p-1', name: 'Pump', image: '/pump.svg', category: 'Pumps' };
/** A stored line with required fields only. */
export const fan = { id: 'p-2', name: 'Fan' };

/** The default catalogue. */
const CATALOGUE: Record<string, CatalogueEntry> = {
  'p-1': { name: 'Pump', category: 'Pumps', image: '/pump-2.svg' },
  'p-2': { name: 'Fan', category: 'Fans', image: '/fan.svg' },
};

const chat = { number: '+263 00 000', service: 'https://wa.me/', greeting: 'Hello Acme,' };
const office = { id: 'hq', name: 'Head office', address: { locality: 'Town' }, country: 'Land' };
let catalogues = 0;

/** The mailto prefix of a company without a chat. */
const ask = 'mailto:a@acme.example?subject=List&body=';

/** Fresh site data; its catalogue file has not been requested yet. */
function siteData({ chats = true, offices, inquiry }: Choice): Partial<SiteData> {
  catalogues += 1;
  return {
    site: { id: 'acme', name: 'Acme', language: 'en-GB' },
    ...(chats ? { chat: { ...chat, message: '' } } : { ask }),
    ...(offices && { chats: offices }),
    inquiry: { ...inquiryTexts, ...inquiry },
    branches: [{ ...office, email: 'a@acme.example', phones: [{ number: '+263 00000' }] }],
    store: { catalogue: { base: `/catalogue/${catalogues}`, buckets: 1 } },
  } as unknown as Partial<SiteData>;
}

/** Texts with placeholders; any other text is its own key. */
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

/** What a test may vary: no chat, or no contact page (''). */
interface Choice {
  chats?: boolean;
  /** Offices with their own chat numbers. */
  offices?: SiteData['chats'];
  contact?: string;
  /** Texts of the message besides the default ones. */
  inquiry?: Partial<Inquiry>;
}

/** The inquiry page with this cart and a link to a contact form. */
export function list(cart: Cart, choice: Choice = {}) {
  const { contact = '/contact' } = choice;
  return (
    <Site cart={cart} site={siteData(choice)} words={words}>
      <InquiryList type="inquiry-list" {...(contact && { contact })} context={contextWith()} />
    </Site>
  );
}

/** Mocks the catalogue with these products, or with a failure. */
export function answerFrom(catalogue: Record<string, CatalogueEntry> | Error = CATALOGUE): void {
  vi.stubGlobal('fetch', () =>
    catalogue instanceof Error
      ? Promise.reject(catalogue)
      : Promise.resolve(Response.json(catalogue)),
  );
}

/** Mounts the page and waits for the catalogue's answer. */
export async function open(cart: Cart, choice?: Choice): Promise<Mounted> {
  // Preload the lazy chunks, so that no test waits for them.
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

/** Flushes pending promises. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
}
