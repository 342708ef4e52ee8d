import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inquiryTexts } from '../../cart/testing';
import type { SalesDeskBlock, SiteData, WordsOfTheDesk } from '../../generated/types';
import { click, fire, one, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { contextWith, Site } from '../../widgets/testing';
import SalesDesk from './SalesDesk';

/** A word reads as its own name; those with placeholders are here. */
const words = new Proxy(
  {
    found: '{inquiries} with {lines}',
    remove: 'Remove {name}',
    asItCame: 'Came: {said}',
    missingParts: 'Part {parts} of {of}',
    replyLine: '{quantity} x {name} [{code}] = {sum}',
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
  branches: [],
  store: { catalogue: { base: '/catalogue/1', buckets: 1 } },
} as unknown as Partial<SiteData>;

const CATALOGUE = {
  'p-1': { name: 'Pump', unit: 'pair' },
  'p-2': { name: 'Fan' },
  'p-3': { name: 'Fan belt' },
};
const copied = vi.fn<(items: ClipboardItem[]) => Promise<void>>();

let container: HTMLElement;
async function open(): Promise<void> {
  ({ container } = mount(
    <Site site={site}>
      <SalesDesk {...block} context={contextWith()} />
    </Site>,
  ));
  await settle();
}
async function paste(text: string): Promise<void> {
  (one(container, 'form textarea') as HTMLTextAreaElement).value = text;
  const form = container.querySelector('form');
  if (form) fire(form, new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}
const button = (name: string) => {
  const found = [...container.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const field = (label: string, index = 0) => {
  const labels = [...container.querySelectorAll('label')].filter(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return labels[index]?.control as HTMLInputElement;
};
const rows = () => [...container.querySelectorAll('ol > li')].map((row) => row.textContent);
const sheet = () => one(container, '[data-print-sheet]').textContent ?? '';

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CATALOGUE)));
  vi.stubGlobal('ClipboardItem', function (this: object, kinds: object) {
    Object.assign(this, kinds);
  });
  copied.mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {
    value: { write: copied, writeText: vi.fn<() => Promise<void>>().mockResolvedValue() },
    configurable: true,
  });
  await open();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is pasted', () => {
  it('becomes a table, and the focus goes to it', async () => {
    await paste('Hello Acme,\n\n2x p-1\n3 x Fan');
    expect(rows()[0]).toContain('PumpP-1 pair');
    expect(rows()[1]).toContain('FanP-2');
    expect([field('quantity').value, field('quantity', 1).value]).toEqual(['2', '3']);
    expect(document.activeElement?.tagName).toBe('H2');
    expect(container.textContent).toContain('1 with 2');
  });

  it('that is unsure waits for a choice', async () => {
    await paste('4 fan belts or so');
    expect(rows()[0]).toContain('unsure');
    const select = one(container, 'select') as HTMLSelectElement;
    expect(select.value).toBe('');
    act(() => {
      select.value = 'p-3';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(rows()[0]).toContain('Fan beltP-3');
    expect(rows()[0]).not.toContain('unsure');
  });

  it('says so if there is nothing in it', async () => {
    await paste(' \n');
    expect(container.textContent).toContain('nothing');
    expect(rows()).toEqual([]);
  });

  it('waits for the catalogue, and says if that does not come', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await open();
    expect(one(container, '[role="alert"]').textContent).toContain('loadFailed');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CATALOGUE)));
    click(button('retry'));
    await settle();
    await paste('2x p-1');
    expect(rows()).toHaveLength(1);
  });
});

describe('a quotation', () => {
  beforeEach(async () => {
    await paste('2x p-1\n3x p-2');
  });

  it('adds up what is priced, with tax', () => {
    type(field('price'), '1,000.50');
    expect(container.textContent).toContain('incomplete');
    type(field('price', 1), '10');
    type(field('discount', 1), '5');
    expect(sheet()).toContain('P-1Pumppair2US$1,000.50US$2,001.00');
    expect(sheet()).toContain('P-2Fan3US$10.00−5 %US$28.50');
    expect(sheet()).toContain('netUS$2,029.50VAT 15 %US$304.43grossUS$2,333.93');
    expect(sheet()).toContain('Ex works.');
    expect(container.textContent).not.toContain('incomplete');
  });

  it('marks an amount that is none, and keeps what was typed', () => {
    type(field('price'), 'ten');
    expect([field('price').value, field('price').getAttribute('aria-invalid')]).toEqual([
      'ten',
      'true',
    ]);
  });

  it('takes rows that are added by code, marked, and loses those that are removed', () => {
    type(field('addProduct'), 'p-3');
    click(button('Fan belt [P-3]'));
    expect(rows()[2]).toContain('Fan beltP-3  added');
    click(button('Remove Pump'));
    expect(rows()).toHaveLength(2);
  });

  it('is copied as cells', async () => {
    click(button('copyCells'));
    await settle();
    const [[item] = []] = copied.mock.lastCall ?? [];
    const kinds = item as unknown as Record<string, Blob>;
    expect(await kinds['text/html']?.text()).toContain('>P-1</td>');
    expect(await kinds['text/plain']?.text()).toContain('P-1\tPump\t2\tpair');
    expect(container.textContent).toContain('copied');
  });

  it('is shown to be copied by hand if the browser refuses', async () => {
    copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    click(button('copyCells'));
    await settle();
    expect(one(container, 'textarea[readonly]')).toHaveProperty(
      'value',
      expect.stringContaining('P-1\tPump'),
    );
  });
});

describe('what is open', () => {
  it('is there after a reload, until it is taken off, which can be undone', async () => {
    await paste('2x p-1');
    type(field('customer'), 'Moyo');
    await open();
    expect(field('customer').value).toBe('Moyo');
    click(button('done Moyo'));
    expect(localStorage.getItem('acme-desk')).toBeNull();
    click(button('undo'));
    expect(localStorage.getItem('acme-desk')).toContain('Moyo');
  });

  it('is not kept by a browser without storage, which the desk says', async () => {
    expect(container.textContent).not.toContain('notStored');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await open();
    await paste('2x p-1');
    expect(container.textContent).toContain('notStored');
    expect(rows()).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

it('says what is wrong with a message', async () => {
  await paste(`Inquiry, part 1 of 2\n\nHello Acme,\n\n${inquiryTexts.opening}\n- 2 x Pump`);
  expect(container.textContent).toContain('Part 2 of 2');
});
