import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fire, one, type } from '../../ui/testing/act';
import { settle } from '../../ui/testing/settle';
import {
  button,
  choose,
  copied,
  drawn,
  field,
  open,
  openEmpty,
  openFile,
  paste,
  rows,
  sheet,
} from './parts/testing';

beforeEach(openEmpty);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a spreadsheet with prices', () => {
  const PRICES = 'Code,Price,Stock,Supplier code,Lead time\np-1,12.5,7,SUP-1,3 days\nP 2,3,,,\n';

  it('is asked for its columns once, and fills in the rows, also those that come later', async () => {
    await paste('2x p-1');
    await openFile('prices.csv', PRICES);
    expect(field('price', 0).value).toBe('Price');
    const choice = one(drawn(), 'fieldset').closest('form');
    if (choice) fire(choice, new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect(drawn().textContent).toContain('prices.csv: 2 codes, 1 rows');
    expect([field('price').value, field('delivery').value]).toEqual(['12.5', '3 days']);
    expect(field('price').getAttribute('aria-invalid')).toBe('false');
    expect(rows()[0]).toContain('stock: 7 · supplierCode: SUP-1');
    expect(sheet()).toContain('3 days');
    expect(sheet()).not.toContain('SUP-1');
    await paste('5x p-2');
    expect(field('price').value).toBe('3');

    await open();
    await openFile('next.csv', PRICES.replace('12.5', '13'));
    expect(drawn().querySelector('fieldset')).toBeNull();
    expect(drawn().textContent).toContain('next.csv: 2 codes');
    expect(localStorage.getItem('acme-desk-columns')).not.toContain('12.5');
  });

  it('keeps what somebody has entered', async () => {
    await paste('2x p-1');
    type(field('price'), '11');
    await openFile('prices.csv', PRICES);
    click(button('useColumns'));
    await settle();
    expect(field('price').value).toBe('11');
  });

  it('that is none is named', async () => {
    await openFile('photo.csv', '');
    expect(drawn().textContent).toContain('photo.csv failed');
  });
});

describe('rows', () => {
  it('are split between branches, each with an answer of its own', async () => {
    await paste('10x p-1\n2x p-2');
    click(button('Split Pump'));
    expect(rows()).toHaveLength(3);
    expect(field('quantity', 1).value).toBe('');
    type(field('quantity', 1), '4');
    choose(field('branch', 1), 'blantyre');
    choose(field('answerOf'), 'blantyre');
    expect(sheet()).toContain('Glyn');
    expect(sheet()).not.toContain('First Street');
    expect(one(drawn(), '[data-print-sheet]').querySelectorAll('tbody tr')).toHaveLength(1);
  });

  it('are marked to come back to', async () => {
    await paste('10x p-1');
    click(button('Mark Pump'));
    await open();
    expect(button('Mark Pump').getAttribute('aria-pressed')).toBe('true');
  });
});

it('codes of units are shown on request, with those that are withdrawn', async () => {
  await paste('10x p-1');
  const box = field('withUnitCodes');
  click(box);
  click(button('copyCells'));
  await settle();
  const [[item] = []] = copied.mock.lastCall ?? [];
  expect(await (item as unknown as Record<string, Blob>)['text/plain']?.text()).toContain('PR');
  expect(drawn().textContent).toContain('Withdrawn: NPR → PR');
});

it('a code that there is not is said, with what is similar', async () => {
  await paste('3x p-19');
  expect(rows()[0]).toContain('No p-19');
});
