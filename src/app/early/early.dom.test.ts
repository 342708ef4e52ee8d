import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, type MemoryStorage } from '../../cart/testing';
import { listenForOneTest } from './testing';

const KEY = 'acme-cart';
const BOOT = {
  entry: 'data:text/javascript,',
  preload: [],
  data: ['/site.json', '/page.json'],
  cart: KEY,
};
const fan = { id: 'p-2', name: 'Fan', quantity: 2 };

let storage: MemoryStorage;
const fetched = vi.fn<(url: string) => Promise<Response>>();

/** Runs the early script in a page that has just been opened. */
async function openPage(): Promise<void> {
  document.head.innerHTML = `<script id="early" type="none"></script>`;
  at('#early').dataset['boot'] = JSON.stringify(BOOT);
  document.body.innerHTML = `
    <a data-cart-link='["List", "List, 1 item", "List, {count} items"]' href="/cart"><span data-badge></span></a>
    <div><button id="menu" data-toggle aria-expanded="false"><svg id="icon"></svg></button>
      <a id="within" href="/about">About</a></div>
    <button id="add" data-inquiry-add="p-1" data-inquiry-name="Pump"></button>
    <button id="next"></button>
    <form><button id="send" type="button"></button></form>
    <p id="text">© <span data-year>1999</span></p>
    <p data-reveal></p>`;
  vi.resetModules();
  await import('./early');
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function at(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
}
const press = (selector: string) =>
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const isOpen = () => at('#menu').getAttribute('aria-expanded') === 'true';
const badge = () => document.querySelector('[data-badge]')?.textContent;

beforeEach(() => {
  listenForOneTest(document, window);
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(Response.json({})));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page load', () => {
  it('marks that scripts run, for the style sheets', async () => {
    document.documentElement.removeAttribute('data-js');
    await openPage();
    expect(document.documentElement.hasAttribute('data-js')).toBe(true);
  });

  it('shows the count of the stored cart', async () => {
    storage.setItem(KEY, JSON.stringify([fan]));
    await openPage();
    expect(badge()).toBe('2');
    expect(window.app.cart.items).toEqual([fan]);
  });

  it("[F9] shows the viewer's year, not that of the build", async () => {
    vi.useFakeTimers({ now: new Date(2031, 0, 1), toFake: ['Date'] });
    await openPage();
    expect(at('[data-year]').textContent).toBe('2031');
  });

  it('starts observing the sections that fade in', async () => {
    const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
    await openPage();
    expect(observe.mock.calls).toEqual([[at('[data-reveal]')]]);
  });

  it('survives a stored cart that cannot be read', async () => {
    storage.setItem(KEY, '{');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openPage();
    expect(badge()).toBe('');
  });
});

it.each(['load', 'error'])(
  '[M9] [M10] stops the pulse of a slide on the %s of its picture',
  async (type) => {
    await openPage();
    document.body.insertAdjacentHTML('beforeend', '<div data-frame><img id="scene"></div>');
    at('#scene').dispatchEvent(new Event(type));
    expect(at('[data-frame]').hasAttribute('data-settled')).toBe(true);
  },
);

describe('[X5] an add', () => {
  it('updates the badge before hydration, follows no link, and loads React', async () => {
    await openPage();
    const followed = press('#add');
    expect(followed).toBe(false);
    expect(badge()).toBe('1');
    expect(window.app.added).toHaveLength(1);
    expect(fetched).toHaveBeenCalledWith('/page.json');
  });

  it('is left to React once React has taken over', async () => {
    await openPage();
    const onAdd = vi.fn<NonNullable<Window['app']['onAdd']>>();
    window.app.onAdd = onAdd;
    press('#add');
    expect(onAdd.mock.calls[0]?.[0].item).toEqual({ id: 'p-1', name: 'Pump', quantity: 1 });
    expect(window.app.cart.items).toEqual([]);
  });
});

describe('any other button', () => {
  it('is queued, to be replayed after hydration', async () => {
    await openPage();
    press('#next');
    expect(window.app.clicks).toEqual([at('#next')]);
  });

  it('shows that it was pressed', async () => {
    await openPage();
    press('#next');
    expect(at('#next').matches('[data-pressed]')).toBe(true);
    expect(at('#send').matches('[data-pressed]')).toBe(false);
  });

  it('of a form waits for React, which validates and sends the form', async () => {
    await openPage();
    expect(press('#send')).toBe(false);
    expect(window.app.clicks).toEqual([at('#send')]);
    window.app.live = true;
    expect(press('#send')).toBe(true);
  });

  it('is not queued after hydration', async () => {
    await openPage();
    window.app.live = true;
    press('#next');
    expect(window.app.clicks).toEqual([]);
  });
});

it('stores what was added last before the page is left', async () => {
  await openPage();
  press('#add');
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject([{ id: 'p-1', quantity: 1 }]);
});

describe('[X5] a menu', () => {
  it('is toggled by its button or anything inside it, and the click is not replayed', async () => {
    await openPage();
    press('#icon');
    expect(isOpen()).toBe(true);
    press('#menu');
    expect(isOpen()).toBe(false);
    expect(window.app.clicks).toEqual([]);
  });

  it.each([
    ['a press elsewhere', () => press('#text')],
    ['the choice of a link in it', () => press('#within')],
    ['Escape', () => document.body.dispatchEvent(key('Escape'))],
    ['a focus that moved on', () => at('#next').dispatchEvent(focusin())],
  ])('is closed by %s', async (_, leave) => {
    await openPage();
    press('#menu');
    leave();
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['another key', () => document.body.dispatchEvent(key('Tab'))],
    ['the focus on a link in it', () => at('#within').dispatchEvent(focusin())],
  ])('is left open by %s', async (_, stay) => {
    await openPage();
    press('#menu');
    stay();
    expect(isOpen()).toBe(true);
  });

  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
  const focusin = () => new FocusEvent('focusin', { bubbles: true });
});

describe('[H9] the header', () => {
  it.each([
    [10, false],
    [11, true],
  ])('at %d px scrolled: changed is %s', async (scrolled, changed) => {
    await openPage();
    vi.stubGlobal('scrollY', scrolled);
    dispatchEvent(new Event('scroll'));
    expect(document.documentElement.hasAttribute('data-scrolled')).toBe(changed);
  });
});

describe('in a browser that is too old for React', () => {
  async function openOld(): Promise<void> {
    document.documentElement.removeAttribute('data-js');
    const { hasOwn } = Object;
    Reflect.deleteProperty(Object, 'hasOwn');
    try {
      await openPage();
    } finally {
      Object.assign(Object, { hasOwn });
    }
  }

  it('the page stays as it is without JavaScript, with add buttons', async () => {
    await openOld();
    const { documentElement: root } = document;
    expect([root.hasAttribute('data-js'), root.hasAttribute('data-adds')]).toEqual([false, true]);
  });

  it('an add is stored at once, even without locks, and loads nothing', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }));
    await openOld();
    press('#add');
    expect(badge()).toBe('1');
    expect(storage.getItem(KEY)).toContain('"p-1"');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('the browser sends forms', async () => {
    await openOld();
    expect(press('#send')).toBe(true);
    expect(at('#send').dataset['pressed']).toBeUndefined();
  });
});
