import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ContactFormBlock, Inquiry, SiteData } from '../../generated/types';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { notices } from '../../widgets/notices/noticeStore';
import { contextWith, memoryCart, Site } from '../../widgets/testing';
import ContactForm from './ContactForm';
import { addTo } from '../../cart/testing';

const site = {
  site: { id: 'acme' },
  store: { catalogue: { base: '/catalogue/1', buckets: 1 } },
  chat: { number: '+26 300', service: 'https://chat.example/', greeting: 'Hello Acme,' },
  inquiry: {
    opening: 'These:',
    line: '• {name} ({quantity})',
    note: 'Note: {note}',
    closing: 'How much?',
  },
  contact: {
    endpoint: '/forms',
    mailbox: 'sales@acme.example',
    otherBranch: { value: 'other', label: 'Elsewhere' },
  },
  branches: [
    { id: 'north', name: 'North office', option: 'North - Harbour' },
    { id: 'south', name: 'South office' },
  ],
} as Partial<SiteData>;

async function draw(cart = memoryCart(), data = site, form: Partial<ContactFormBlock> = {}) {
  const { container } = mount(
    <Site site={data} cart={cart}>
      <ContactForm type="contact-form" tone="paper" {...form} context={contextWith()} />
    </Site>,
  );
  await act(() => import('./carriedList'));
  await act(() => import('../../catalogue/lookUp'));
  await settle();
  return {
    options: [...container.querySelectorAll('option')].map((option) => [
      option.value,
      option.textContent,
    ]),
    message: container.querySelector('textarea')?.value,
    labels: [...container.querySelectorAll('form label')].map((label) => label.textContent),
    endpoint: one(container, 'form').getAttribute('action'),
    draft: one(container, '[data-draft]').dataset['draft'],
  };
}

function listWithPumps() {
  const cart = memoryCart();
  addTo(cart, { id: 'p-1', name: 'Pump' }, 3);
  return cart;
}

afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});

it('[C7] offers the branches by their option names, and another region', async () => {
  expect((await draw()).options.slice(1)).toEqual([
    ['north', 'North - Harbour'],
    ['south', 'South office'],
    ['other', 'Elsewhere'],
  ]);
});

it('asks what the config lists, and keeps a draft of its own for that', async () => {
  const fields = [
    { name: 'machine', label: 'Machine' },
    { name: 'what', label: 'What has happened?', draw: 'textarea' as const },
  ];
  const { labels, draft } = await draw(memoryCart(), site, { fields });
  expect(labels).toEqual(['Machine', 'What has happened?']);
  expect(draft).toBe('acme-contact-machine-what');
  expect((await draw()).draft).toBe('acme-contact');
});

it('sends where all messages go, unless it has an address and a mailbox of its own', async () => {
  const { endpoint } = await draw();
  expect(endpoint).toBe('/forms');
  const own = { endpoint: 'https://forms.example/f', mailbox: 'service@acme.example' };
  expect((await draw(memoryCart(), site, own)).endpoint).toBe('https://forms.example/f');
});

it('inserts the inquiry list for visitors who come from there', async () => {
  history.replaceState(null, '', '/contact?list=1');
  expect((await draw(listWithPumps())).message).toBe('These:\n• Pump (3)\n\nHow much?');
});

it('appends the list to the draft, and keeps both for a reload', async () => {
  const key = 'acme-contact';
  sessionStorage.setItem(key, JSON.stringify({ message: 'For the north site' }));
  history.replaceState(null, '', '/contact?list=1');
  const { message } = await draw(listWithPumps());
  expect(message).toBe('For the north site\n\nThese:\n• Pump (3)\n\nHow much?');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveProperty('message', message);
});

it('replaces the list inserted before by the changed one', async () => {
  history.replaceState(null, '', '/contact?list=1');
  const cart = listWithPumps();
  await draw(cart);
  addTo(cart, { id: 'p-2', name: 'Fan' });
  expect((await draw(cart)).message).toBe('These:\n• Pump (3)\n• Fan (1)\n\nHow much?');
});

it('inserts names without soft hyphens', async () => {
  history.replaceState(null, '', '/contact?list=1');
  const cart = memoryCart();
  addTo(cart, { id: 'p-1', name: 'Magnet\u00ADkobling' }, 1);
  expect((await draw(cart)).message).toContain('• Magnetkobling (1)');
});

it('[L25] inserts units if the message names them', async () => {
  history.replaceState(null, '', '/contact?list=1');
  const entry = { name: 'Pump', category: '', image: '', unit: 'pair' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ 'p-1': entry })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const inquiry = { ...site.inquiry, line: '{name}, {quantity} {unit}', unit: 'piece' } as Inquiry;
  const { message } = await draw(listWithPumps(), { ...site, inquiry });
  expect(message).toContain('Pump, 3 pair');
});

it('looks up no units if the message names none', async () => {
  history.replaceState(null, '', '/contact?list=1');
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect((await draw(listWithPumps())).message).toContain('• Pump (3)');
  expect(fetched).not.toHaveBeenCalled();
});

it("inserts the list's note as well", async () => {
  history.replaceState(null, '', '/contact?list=1');
  localStorage.setItem('acme-cart-note', 'For the north site');
  expect((await draw(listWithPumps())).message).toContain('For the north site');
});

it('inserts what answers need: who asks, reference and link', async () => {
  history.replaceState(null, '', '/contact?list=1');
  sessionStorage.setItem('acme-cart-about', '{"town":"Gweru"}');
  const inquiry = {
    ...site.inquiry,
    reference: 'Ref. {reference}',
    link: 'List: {link}',
    about: { town: 'Town' },
  } as Inquiry;
  const { message } = await draw(listWithPumps(), { ...site, inquiry });
  expect(message).toMatch(
    /\n\nTown: Gweru\n\nHow much\?\n\nRef\. [\dA-Z]{4}-[\dA-Z]{4}\nList: http\S+\/cart\?items=p-1:3$/,
  );
  expect(message).toContain(localStorage.getItem('acme-cart-reference'));
});

it('inserts nothing for visitors from elsewhere, or without a list', async () => {
  expect((await draw(listWithPumps())).message).toBe('');
  history.replaceState(null, '', '/contact?list=1');
  expect((await draw()).message).toBe('');
});

it('shows the last outcome only: a failure replaces a success', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { container } = mount(
    <Site site={site} cart={memoryCart()}>
      <ContactForm type="contact-form" tone="paper" context={contextWith()} />
    </Site>,
  );
  const send = async (status: number) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const [name, text] of Object.entries({ name: 'T', email: 't@moyo.example', message: 'P' }))
      (one(container, `[name=${name}]`) as HTMLInputElement).value = text;
    (one(container, 'select') as HTMLSelectElement).value = 'north';
    click(one(container, '[type=submit]'));
    await act(() => vi.advanceTimersByTimeAsync(2500));
    return notices.list.value.map(({ type }) => type);
  };
  expect(await send(200)).toEqual(['success']);
  expect(await send(500)).toEqual(['error']);
});
