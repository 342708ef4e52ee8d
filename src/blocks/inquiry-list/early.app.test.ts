import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyStateWith, listenForOneTest } from '../../app/early/testing';
import type { CartItem } from '../../cart/items';

const load = vi.fn<() => void>();
const item = { id: 'p-1', name: 'Pump <b>', quantity: 2 } as CartItem;
const place = () => document.querySelector('[data-early]');

/** Runs the step as in the head of a page, for a visitor with these lines. */
async function open(
  items: CartItem[],
  search = '',
  { plain = false, send = '' } = {},
): Promise<void> {
  vi.resetModules();
  listenForOneTest(document, window);
  history.replaceState(null, '', `/cart${search}`);
  document.body.innerHTML = '<div data-early="inquiry-list" data-words="Still coming"></div>';
  (place() as HTMLElement).dataset['send'] = send;
  vi.stubGlobal('app', earlyStateWith({ cart: { items, stored: true }, load, plain }));
  await import('./early');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['list'];
  history.replaceState(null, '', '/');
});

describe('[S20] before React, the page of the list', () => {
  it('shows the stored lines as text', async () => {
    await open([item]);
    expect(place()?.querySelector('li')?.textContent).toBe('2 × Pump <b>');
    expect(document.documentElement.dataset['list']).toBe('lines');
  });

  it.each([
    ['', 'none'],
    ['?items=p-1:2', ''],
  ])('knows an empty list from one that a link offers: %j', async (search, state) => {
    await open([], search);
    expect(document.documentElement.dataset['list']).toBe(state);
    expect(place()?.querySelector('ul')).toBeNull();
  });

  it('says what is missing and retries, every few seconds and when the network is back', async () => {
    await open([item]);
    expect(place()?.textContent).not.toContain('Still coming');
    vi.advanceTimersByTime(3000);
    expect(place()?.textContent).toContain('Still coming');
    expect(load).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(3000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('stops retrying once React has replaced it', async () => {
    await open([item]);
    place()?.remove();
    vi.advanceTimersByTime(9000);
    dispatchEvent(new Event('online'));
    expect(load).not.toHaveBeenCalled();
  });
});

describe('where React does not come, the page of the list', () => {
  const early = {
    texts: {
      opening: 'I want:',
      line: '• {name} ({quantity})',
      shortLine: '{name} {quantity}',
      part: '{part}/{parts}',
      closing: 'Thanks',
      note: '{note}',
    },
    greeting: 'Hello,',
    start: 'https://chat.example/263?text=',
    send: 'Send',
    part: 'Send {part} of {parts}',
    remove: 'Remove {name}',
    shared: 'Too old',
    look: 'button',
  };
  const links = () => [...(place()?.querySelectorAll('a') ?? [])];

  async function openPlain(items: CartItem[], search = ''): Promise<void> {
    await open(items, search, { plain: true, send: JSON.stringify(early) });
  }

  it.each([
    ['says what to do with the list of a link, and keeps the own one', '?items=p-2:1', 'Too old'],
    ['says nothing of a link without a list', '', ''],
  ])('%s', async (_, search, said) => {
    await openPlain([item], search);
    expect(place()?.querySelector('[role="status"]')?.textContent).toBe(said);
    expect(place()?.querySelectorAll('li')).toHaveLength(1);
  });

  it('sends it by a link, and asks for nothing', async () => {
    await openPlain([item]);
    const [link] = links();
    expect(link?.textContent).toBe('Send');
    expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(
      'Hello,\n\nI want:\n• Pump <b> (2)\n\nThanks',
    );
    vi.advanceTimersByTime(9000);
    expect(load).not.toHaveBeenCalled();
  });

  it('sends a long one in parts', async () => {
    const name = 'Pump '.repeat(40);
    await openPlain(Array.from({ length: 20 }, (_, n) => ({ ...item, id: `p-${n}`, name })));
    expect(links().length).toBeGreaterThan(1);
    expect(links()[0]?.textContent).toBe(`Send 1 of ${links().length}`);
  });

  it('removes a line', async () => {
    await openPlain([item, { ...item, id: 'p-2', name: 'Fan' }]);
    const button = place()?.querySelector('button');
    expect(button?.textContent).toBe('Remove Pump <b>');
    button?.click();
    expect(place()?.querySelectorAll('li')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('acme-cart') ?? '')).toHaveLength(1);
    place()?.querySelector('button')?.click();
    expect(document.documentElement.dataset['list']).toBe('none');
  });
});
