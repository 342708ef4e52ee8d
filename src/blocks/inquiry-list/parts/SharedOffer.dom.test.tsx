import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../../cart/store';
import { click, one } from '../../../ui/testing/act';
import { memoryCart } from '../../../widgets/testing';
import { notices } from '../../../widgets/notices/noticeStore';
import { answerFrom, fan, open, settle } from './testing';
import { addTo } from '../../../cart/testing';

let cart: Cart;
let container: HTMLElement;
const offer = () => container.querySelector('[aria-labelledby="shared-list"]');
const buttons = () => [...(offer()?.querySelectorAll('button') ?? [])].map((b) => b.textContent);
const listed = () => cart.getSnapshot().items.map(({ id, name, quantity }) => [id, name, quantity]);

function press(name: string) {
  const all = [...(offer()?.querySelectorAll('button') ?? [])];
  const found = all.find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  click(found);
}

async function follow(link: string) {
  history.replaceState(null, '', link);
  ({ container } = await open(cart));
}

beforeEach(() => {
  answerFrom();
  cart = memoryCart();
});
afterEach(async () => {
  await settle();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

describe('a share link', () => {
  it('shows what it would add, and adds nothing by itself', async () => {
    await follow('/cart?items=p-1:2,P-2');
    expect(offer()?.textContent).toContain('Adds 2');
    expect(offer()?.textContent).toContain('2 × Pump p-1');
    expect(offer()?.textContent).toContain('1 × Fan p-2');
    expect(listed()).toEqual([]);
    expect(buttons()).toEqual(['sharedAdd', 'sharedNo']);
  });

  it('is added on request, once: a reload does not ask again', async () => {
    await follow('/cart?items=p-1:2,P-2');
    press('sharedAdd');
    expect(cart.getSnapshot().items).toEqual([
      { id: 'p-1', name: 'Pump', category: 'Pumps', image: '/pump-2.svg', quantity: 2 },
      { id: 'p-2', name: 'Fan', category: 'Fans', image: '/fan.svg', quantity: 1 },
    ]);
    expect([offer(), location.search]).toEqual([null, '']);
  });

  it('is dismissed without changing the list', async () => {
    await follow('/cart?items=p-1:2');
    press('sharedNo');
    expect([listed(), offer(), location.search]).toEqual([[], null, '']);
  });
});

describe('an existing list', () => {
  beforeEach(async () => {
    addTo(cart, fan, 3);
    await follow('/cart?items=p-1:2,p-2:1');
  });

  it.each([
    [
      'sharedAdd',
      [
        ['p-2', 'Fan', 4],
        ['p-1', 'Pump', 2],
      ],
    ],
    [
      'sharedReplace',
      [
        ['p-1', 'Pump', 2],
        ['p-2', 'Fan', 1],
      ],
    ],
    ['sharedLeave', [['p-2', 'Fan', 3]]],
  ])('is changed only as the visitor chooses: %s', (choice, result) => {
    expect(listed()).toEqual([['p-2', 'Fan', 3]]);
    press(choice);
    expect(listed()).toEqual(result);
    // The button is gone: the focus is on the heading of the list.
    expect(document.activeElement).toBe(one(container, '[data-state]'));
  });

  it('is restored by Undo', () => {
    press('sharedReplace');
    act(() => notices.list.peek().at(-1)?.action?.onClick?.());
    expect(listed()).toEqual([['p-2', 'Fan', 3]]);
  });

  it('keeps on Undo what has been added in the meantime', () => {
    press('sharedAdd');
    act(() => {
      addTo(cart, fan, 2);
      addTo(cart, { id: 'p-3', name: 'New' });
    });
    act(() => notices.list.peek().at(-1)?.action?.onClick?.());
    expect(listed()).toEqual([
      ['p-2', 'Fan', 5],
      ['p-3', 'New', 1],
    ]);
  });
});

describe('a product missing from the catalogue', () => {
  it('is listed, and added by its code on request', async () => {
    await follow('/cart?items=p-1,zz-9:4');
    expect(offer()?.textContent).toContain('sharedUnknown');
    expect(offer()?.textContent).toContain('4 × ZZ-9');
    click(one(container, 'input[type="checkbox"]'));
    press('sharedAdd');
    expect(listed()).toEqual([
      ['p-1', 'Pump', 1],
      ['zz-9', 'ZZ-9', 4],
    ]);
  });

  it("has the name that the link gives it, if it is a partner's", async () => {
    await follow('/cart?items=own-7:3:Wall%20bracket');
    expect(offer()?.textContent).not.toContain('sharedUnknown');
    press('sharedAdd');
    expect(listed()).toEqual([['own-7', 'Wall bracket', 3]]);
    await settle();
    expect(container.textContent).toContain('lineGone');
  });

  it('may be the only one', async () => {
    await follow('/cart?items=zz-9');
    expect(offer()?.textContent).toContain('sharedNothing');
    expect(buttons()).toEqual(['sharedNo']);
  });
});

it('names unreadable parts of a link, as text', async () => {
  await follow('/cart?items=p-1:1,p-2:abc,%3Cb%3E:x');
  expect(offer()?.textContent).toContain('sharedMalformed');
  expect(offer()?.textContent).toContain('p-2:abc');
  expect(offer()?.textContent).toContain('<b>:x');
});

it('offers a retry if the catalogue cannot be reached, and claims nothing', async () => {
  answerFrom(new TypeError('no network'));
  await follow('/cart?items=p-1:2');
  expect(one(container, '[role="alert"]').textContent).toBe('loadFailed');
  expect(buttons()).toEqual(['retry', 'sharedNo']);
  answerFrom();
  press('retry');
  await settle();
  expect(buttons()).toEqual(['sharedAdd', 'sharedNo']);
});

it('shows no offer without a share link', async () => {
  await follow('/cart');
  expect(offer()).toBeNull();
});
