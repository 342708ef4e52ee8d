import { expect, it, onTestFinished, vi } from 'vitest';
import type { CatalogueEntry } from '../../src/generated/types';
import { click, one } from '../../src/ui/testing/act';
import { mount } from '../../src/ui/testing/mount';
import { atOnce } from '../../src/cart/atOnce';
import { createCart } from '../../src/cart/store';
import { memoryStorage } from '../../src/cart/testing';
import type { EmbedSite } from '../data';
import { createEvents } from '../loader/events';
import type { Page } from './element';
import { CartView } from './CartView';

const PUMP = { id: 'p-1', name: 'Pump', quantity: 2 };

const site = {
  site: { name: 'Acme', url: 'https://acme.example' },
  store: { addresses: { product: '/butikk/vare/', category: '/butikk/', list: '/liste' } },
  chat: { number: '+1 2', service: 'https://chat.example/', greeting: 'Hello,', message: '' },
  inquiry: {
    opening: 'These:',
    line: '{name} x {quantity}',
    shortLine: '{name}',
    note: 'Note: {note}',
    closing: 'Thanks',
    part: '{part}',
    source: 'From {source}',
  },
  strings: new Proxy({}, { get: (_, name) => String(name) }),
} as unknown as EmbedSite;

const { emit, on } = createEvents('inquiry');

async function draw(entry?: Partial<CatalogueEntry>, shown = site) {
  const cart = createCart({ storage: memoryStorage(), key: 'cart', turns: atOnce });
  cart.change(() => [PUMP]);
  const entries = new Map(entry ? [[PUMP.id, entry as CatalogueEntry]] : []);
  const sent = vi.fn<(detail: unknown) => void>();
  onTestFinished(on('send', sent));
  const cartProducts = { entries, load: () => Promise.resolve(), subscribe: () => () => {} };
  const context = { cart, emit, data: { key: 'cart' } };
  const page = { context, cartProducts, words: { continueOn: 'On {site}' } } as unknown as Page;
  const { container } = mount(<CartView page={page} site={shown} source="Partner" />);
  // Prevents happy-dom from navigating to the chat.
  container.addEventListener('click', (event) => event.preventDefault());
  const link = () => one(container, '[part=send]') as HTMLAnchorElement;
  await vi.waitFor(link);
  return {
    container,
    sent,
    link,
    message: () => new URL(link().href).searchParams.get('text'),
  };
}

it("sends the list in the site's wording, with the partner's source, and emits an event", async () => {
  const { link, message, sent } = await draw();
  expect(message()).toBe('Hello,\n\nThese:\nPump x 2\n\nThanks\n\nFrom Partner');
  click(link());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ items: [PUMP] });
});

it("adds the code to a product's name if the catalogue has another of the same name", async () => {
  const { message } = await draw({ twin: true });
  expect(message()).toContain('Pump [P-1] x 2');
});

it("[E47] shows a line's unit", async () => {
  const { container } = await draw({ name: 'Pump', unit: 'set' });
  expect(one(container, 'li p').textContent).toBe('p-1set');
});

it('links to the pages of the site, whatever their addresses', async () => {
  const { container } = await draw({ name: 'Pump' });
  const hrefs = [...container.querySelectorAll('a')].map(({ href }) => href);
  expect(hrefs).toContain('https://acme.example/butikk/vare/p-1');
  expect(hrefs).toContain('https://acme.example/liste?items=p-1:2');
});

it('is sent by e-mail if the company has no chat', async () => {
  const { chat: _, ...rest } = site;
  const ask = 'mailto:sales@acme.example?subject=List&body=';
  const { container, link } = await draw(undefined, { ...rest, ask });
  expect(link().textContent).toBe('contactByEmail');
  expect(link().href).toMatch(/^mailto:sales@acme\.example\?subject=List&body=These%3A%0D%0APump/);
  expect(container.textContent).not.toContain('sendNote');
});

it('offers to copy the text once it has been sent, as a sandbox may open nothing', async () => {
  const { container, link, message } = await draw();
  expect(container.textContent).not.toContain('notOpened');
  click(link());
  await vi.waitFor(() => expect(container.textContent).toContain('notOpened'));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  [...container.querySelectorAll('button')]
    .find(({ textContent }) => textContent === 'copyList')
    ?.click();
  await vi.waitFor(() => expect(copied).toHaveBeenCalledExactlyOnceWith(message()));
});

it('sends the reference and the link of the list if the site does', async () => {
  localStorage.clear();
  const inquiry = { ...site.inquiry, reference: 'Ref. {reference}', link: 'List: {link}' };
  const { message } = await draw(undefined, { ...site, inquiry });
  expect(message()).toMatch(
    /Thanks\n\nRef\. [\dA-Z]{4}-[\dA-Z]{4}\nList: https:\/\/acme\.example\/liste\?items=p-1:2:Pump\n\nFrom Partner$/,
  );
  expect(message()).toContain(localStorage.getItem('cart-reference'));
});

it('says what the message of a long list leaves out', async () => {
  const inquiry = { ...site.inquiry, unitLine: `{name} ${'x'.repeat(2000)} x {quantity} × {unit}` };
  const { container } = await draw({ name: 'Pump', unit: 'set' }, { ...site, inquiry });
  expect(container.textContent).toContain('leftOutDetails');
});
