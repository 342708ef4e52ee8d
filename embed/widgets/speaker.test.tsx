// @vitest-environment dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedSite } from '../data';
import { click, fire, one } from '../../src/ui/testing/act';
import type { Context } from '../context';
import { renderInto } from './renderInto';
import { createSpeaker } from './speaker';
import type { Stage } from './stage';

/** In ms. */
const DURATION = 3000;

const open = vi.fn<() => void>();
let region: HTMLElement;
/** The button that adds. */
let button: HTMLButtonElement;

const put = (element: HTMLElement, node: ReactNode) => renderInto(element, node);

function speaker({ stored = true } = {}) {
  const stage: Pick<Stage, 'put' | 'stand'> = {
    put,
    stand(tag, node) {
      region = document.createElement(tag);
      document.documentElement.append(region);
      put(region, node);
      return region;
    },
  };
  const strings = new Proxy(
    {},
    { get: (_, name) => (name === 'addedToList' ? '{name} is in your list.' : String(name)) },
  );
  const site = { strings } as unknown as EmbedSite;
  const context = { cart: { getSnapshot: () => ({ stored }) } } as Context;
  const say = createSpeaker(context, site, stage as Stage, DURATION, open);
  return (name: string) => act(() => say(name, button));
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

const shown = () => [...region.querySelectorAll('li')].map((item) => item.textContent);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const dismiss = () => one(region, '[aria-label=dismiss]');
const press = (type: string, clientX: number) =>
  fire(one(region, 'li'), new MouseEvent(type, { clientX, bubbles: true }));

describe('the toast', () => {
  it('is announced in a live region that existed before', () => {
    const say = speaker();
    const live = one(region, 'section[aria-label=notices] [aria-live=polite]');
    expect(live.textContent).toBe('');
    say('Pump');
    expect(live.textContent).toContain('Pump is in your list.');
  });

  it('replaces the one before, and restarts the timer', () => {
    const say = speaker();
    say('Pump');
    pass(DURATION - 1);
    say('Fan');
    expect(shown()).toEqual([expect.stringContaining('Fan is in your list.')]);
    pass(DURATION - 1);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('has a warning if the list cannot be stored', () => {
    speaker()('Pump');
    expect(shown().join()).not.toContain('storageLost');
    region.remove();
    speaker({ stored: false })('Pump');
    expect(shown().join()).toContain('storageLost');
  });

  it('is rendered in an open modal dialog of the page, since everything else is inert', () => {
    const say = speaker();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    vi.spyOn(document, 'querySelectorAll').mockReturnValueOnce([dialog] as never);
    say('Pump');
    expect(region.parentNode).toBe(dialog);
    dialog.remove();
    say('Fan');
    expect(region.parentNode).toBe(document.documentElement);
    expect(shown().join()).toContain('Fan');
  });
});

it("works in browsers without ':modal'", () => {
  const say = speaker();
  vi.spyOn(document, 'querySelectorAll').mockImplementationOnce(() => {
    throw new SyntaxError(':modal');
  });
  say('Pump');
  expect(shown().join()).toContain('Pump');
});

describe('the toast stays', () => {
  it('while it has the focus, and does not remove the focused element', () => {
    speaker()('Pump');
    dismiss().focus();
    pass(60_000);
    expect(shown()).toHaveLength(1);
    button.focus();
    pass(DURATION);
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  it('while the tab is hidden', () => {
    speaker()('Pump');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(60_000);
    expect(shown()).toHaveLength(1);
    hidden.mockRestore();
    pass(DURATION);
    expect(shown()).toEqual([]);
  });
});

describe('the toast closes', () => {
  it('when its button is pressed, and returns the focus to the button that was pressed before', () => {
    speaker()('Pump');
    dismiss().focus();
    click(dismiss());
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  it('on Escape, and on no other key', () => {
    speaker()('Pump');
    const key = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      fire(dismiss(), event);
      // Otherwise the browser would also close a dialog around it.
      return event.defaultPrevented;
    };
    expect(key('Enter')).toBe(false);
    expect(shown()).toHaveLength(1);
    expect(key('Escape')).toBe(true);
    expect(shown()).toEqual([]);
  });

  it.each([20, -20])('when it is swiped by %d px', (way) => {
    speaker()('Pump');
    press('pointerdown', 100);
    press('pointerup', 100 + way * 0.95);
    expect(shown()).toHaveLength(1);
    press('pointerdown', 100);
    press('pointerup', 100 + way);
    expect(shown()).toEqual([]);
  });

  it('when the list is opened from it', () => {
    speaker()('Pump');
    click(one(region, 'li div button'));
    expect(shown()).toEqual([]);
    expect(open).toHaveBeenCalledOnce();
  });
});
