import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedSite } from '../data';
import { click, fire, one } from '../../src/ui/testing/act';
import type { Context } from '../context';
import { renderInto } from './renderInto';
import { createToast } from './createToast';
import type { WidgetRoots } from './widgetRoots';

const open = vi.fn<() => void>();
let region: HTMLElement;
/** The button that adds. */
let button: HTMLButtonElement;
let close: () => void;

const render = (element: HTMLElement, node: ReactNode) => renderInto(element, node);

function setUp({ stored = true } = {}) {
  const roots: Pick<WidgetRoots, 'render' | 'append'> = {
    render,
    append(tag, node) {
      region = document.createElement(tag);
      document.documentElement.append(region);
      render(region, node);
      return region;
    },
  };
  const strings = new Proxy(
    {},
    { get: (_, name) => (name === 'addedToList' ? '{name} is in your list.' : String(name)) },
  );
  const site = { strings } as unknown as EmbedSite;
  const context = { cart: { getSnapshot: () => ({ stored }) } } as Context;
  const toast = createToast(context, site, roots as WidgetRoots, open);
  close = toast.close;
  return (name: string) => act(() => toast.show(name, button));
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom does not know ':focus-within'.
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement) {
    return this.contains(document.activeElement);
  });
  button = document.createElement('button');
  document.body.append(button);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  open.mockClear();
  renderInto(region, null);
  region.remove();
  button.remove();
});

const toasts = () => [...region.querySelectorAll('li')].map((item) => item.textContent);
const dismiss = () => one(region, '[aria-label=dismiss]');
const press = (type: string, clientX: number) =>
  fire(one(region, 'li'), new MouseEvent(type, { clientX, bubbles: true }));

describe('the toast', () => {
  it('is announced in a live region that existed before', () => {
    const show = setUp();
    const live = one(region, 'section[aria-label=notices] [role=status]');
    expect(live.textContent).toBe('');
    show('Pump');
    expect(live.childNodes).toHaveLength(1);
    expect(live.textContent).toBe('addedToListTitle. Pump is in your list. actionByKey');
    expect(region.querySelector('li')?.closest('[aria-live], [role=status]')).toBeNull();
  });

  it('replaces the one before', () => {
    const show = setUp();
    show('Pump');
    show('Fan');
    expect(toasts()).toEqual([expect.stringContaining('Fan is in your list.')]);
  });

  it('has a warning if the list cannot be stored', () => {
    setUp()('Pump');
    expect(toasts().join()).not.toContain('storageLost');
    renderInto(region, null);
    region.remove();
    setUp({ stored: false })('Pump');
    expect(toasts().join()).toContain('storageLost');
  });

  it('is rendered in an open modal dialog of the page, since everything else is inert', () => {
    const show = setUp();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    vi.spyOn(document, 'querySelectorAll').mockReturnValueOnce([dialog] as never);
    show('Pump');
    expect(region.parentNode).toBe(dialog);
    dialog.remove();
    show('Fan');
    expect(region.parentNode).toBe(document.documentElement);
    expect(toasts().join()).toContain('Fan');
  });
});

it("works in browsers without ':modal'", () => {
  const show = setUp();
  vi.spyOn(document, 'querySelectorAll').mockImplementationOnce(() => {
    throw new SyntaxError(':modal');
  });
  show('Pump');
  expect(toasts().join()).toContain('Pump');
});

it('stays until it is used or dismissed, because it has an action [N5]', () => {
  setUp()('Pump');
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(toasts()).toHaveLength(1);
});

describe('the toast closes', () => {
  it('when its button is pressed, and returns the focus to the button that was pressed before', () => {
    setUp()('Pump');
    dismiss().focus();
    click(dismiss());
    expect(toasts()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  it('on Escape, and on no other key', () => {
    setUp()('Pump');
    const key = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      fire(dismiss(), event);
      // Otherwise the browser would also close a dialog around it.
      return event.defaultPrevented;
    };
    expect(key('Enter')).toBe(false);
    expect(toasts()).toHaveLength(1);
    expect(key('Escape')).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it.each([20, -20])('when it is swiped by %d px', (way) => {
    setUp()('Pump');
    press('pointerdown', 100);
    press('pointerup', 100 + way * 0.95);
    expect(toasts()).toHaveLength(1);
    press('pointerdown', 100);
    press('pointerup', 100 + way);
    expect(toasts()).toEqual([]);
  });

  it('when the list is opened in another way', () => {
    setUp()('Pump');
    act(close);
    expect(toasts()).toEqual([]);
  });

  it('when the list is opened from it', () => {
    setUp()('Pump');
    click(one(region, 'li div button'));
    expect(toasts()).toEqual([]);
    expect(open).toHaveBeenCalledOnce();
  });
});

it("is reached by F8 while it is shown; else that key is the page's", () => {
  const show = setUp();
  const pressF8 = () => {
    const event = new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true });
    fire(document.body, event);
    return event.defaultPrevented;
  };
  expect(pressF8()).toBe(false);
  show('Pump');
  expect(pressF8()).toBe(true);
  expect(document.activeElement).toBe(one(region, 'li div button'));
});
