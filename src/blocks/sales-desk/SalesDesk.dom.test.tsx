import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inquiryTexts } from '../../cart/testing';
import { click, fire, one, type } from '../../ui/testing/act';
import { settle } from '../../ui/testing/settle';
import {
  answering,
  button,
  choose,
  copied,
  drawn,
  field,
  open,
  openEmpty,
  paste,
  rows,
  sheet,
} from './parts/testing';

const submit = () => new Event('submit', { bubbles: true, cancelable: true });

beforeEach(openEmpty);
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
    expect(drawn().textContent).toContain('1 with 2');
  });

  it('that is unsure waits for a choice', async () => {
    await paste('4 fan belts or so');
    expect(rows()[0]).toContain('unsure');
    expect(field('choose').value).toBe('');
    choose(field('choose'), 'p-3');
    expect(rows()[0]).toContain('Fan beltP-3');
    expect(rows()[0]).not.toContain('unsure');
    // The arrow keys choose one after the other.
    expect(field('choose').value).toBe('p-3');
  });

  it('says so if there is nothing in it', async () => {
    await paste(' \n');
    expect(drawn().textContent).toContain('nothing');
    expect(rows()).toEqual([]);
  });

  it('waits for the catalogue, and says if that does not come', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await open();
    expect(one(drawn(), '[role="alert"]').textContent).toContain('loadFailed');
    vi.stubGlobal('fetch', answering);
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
    expect(drawn().textContent).toContain('incomplete');
    type(field('price', 1), '10');
    type(field('discount', 1), '5');
    expect(sheet()).toContain('P-1PumppairPower: 3 kW2US$1,000.50US$2,001.00');
    expect(sheet()).toContain('P-2Fan3US$10.00−5 %US$28.50');
    expect(sheet()).toContain('netUS$2,029.50VAT 15 %US$304.43grossUS$2,333.93');
    expect(sheet()).toContain('Ex works.');
    expect(drawn().textContent).not.toContain('incomplete');
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

  it('hands the focus on when a row goes with its button: to the next, or to the heading after the last', () => {
    click(button('Remove Pump'));
    expect(document.activeElement).toBe(button('Remove Fan'));
    click(button('Remove Fan'));
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('adds nothing by Enter that was found for what was typed before', async () => {
    type(field('addProduct'), 'belt');
    await settle();
    expect(button('Fan belt [P-3]')).toBeDefined();
    type(field('addProduct'), 'pump');
    fire(field('addProduct').closest('form') as HTMLFormElement, submit());
    expect(rows()).toHaveLength(2);
    await settle();
    fire(field('addProduct').closest('form') as HTMLFormElement, submit());
    expect(rows()[2]).toContain('PumpP-1');
  });

  it('is copied as cells', async () => {
    click(button('copyCells'));
    await settle();
    const [[item] = []] = copied.mock.lastCall ?? [];
    const kinds = item as unknown as Record<string, Blob>;
    expect(await kinds['text/html']?.text()).toContain('>P-1</td>');
    expect(await kinds['text/plain']?.text()).toContain('P-1\tPump\t2\tpair');
    expect(drawn().textContent).toContain('copied');
  });

  it('is shown to be copied by hand if the browser refuses', async () => {
    copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    click(button('copyCells'));
    await settle();
    expect(one(drawn(), 'textarea[readonly]')).toHaveProperty(
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
    expect(document.activeElement).toBe(button('undo'));
    click(button('undo'));
    expect(localStorage.getItem('acme-desk')).toContain('Moyo');
    expect(document.activeElement?.textContent).toBe('openOnes');
  });

  it('is what another tab has made of it, and the next change here takes nothing of that back', async () => {
    await paste('2x p-1');
    type(field('customer'), 'Moyo');
    const here = localStorage.getItem('acme-desk') ?? '';
    const there = JSON.parse(here) as { inquiries: object[] };
    const other = { ...there.inquiries[0], id: 'b', customer: 'Phiri' };
    localStorage.setItem(
      'acme-desk',
      JSON.stringify({ ...there, inquiries: [other, ...there.inquiries] }),
    );
    fire(window, new StorageEvent('storage', { key: 'acme-desk' }));
    type(field('customer'), 'Banda');
    expect(localStorage.getItem('acme-desk')).toContain('Phiri');
    expect(localStorage.getItem('acme-desk')).toContain('Banda');
  });

  it('is put aside if this version cannot read it', async () => {
    localStorage.setItem('acme-desk', '{"format":"sales-desk-9"}');
    await open();
    await paste('2x p-1');
    expect(localStorage.getItem('acme-desk-unread')).toContain('sales-desk-9');
  });

  it('is not kept by a browser without storage, which the desk says', async () => {
    expect(drawn().textContent).not.toContain('notStored');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    await open();
    await paste('2x p-1');
    expect(drawn().textContent).toContain('notStored');
    expect(rows()).toHaveLength(1);
    vi.restoreAllMocks();
  });
});

it('writes sums in the notation of the site, not of the browser', async () => {
  await open('de-DE');
  await paste('2x p-1');
  type(field('price'), '1234.5');
  expect(sheet()).toContain('2.469,00');
});

it('says what is wrong with a message', async () => {
  await paste(`Inquiry, part 1 of 2\n\nHello Acme,\n\n${inquiryTexts.opening}\n- 2 x Pump`);
  expect(drawn().textContent).toContain('Part 2 of 2');
});
