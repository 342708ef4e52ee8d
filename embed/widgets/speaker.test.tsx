// @vitest-environment dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteData } from '../../src/generated/types';
import { click, fire, one } from '../../src/ui/testing/act';
import type { Context } from '../context';
import { renderInto } from './renderInto';
import { createSpeaker } from './speaker';
import type { Stage } from './stage';

/** In ms. */
const DURATION = 3000;

const open = vi.fn<() => void>();
let region: HTMLElement;
/** What is pressed to add. */
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
  const site = { strings } as unknown as SiteData;
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

describe('what was added', () => {
  it('is said in a live region that was there before', () => {
    const say = speaker();
    const live = one(region, 'section[aria-label=notices] [aria-live=polite]');
    expect(live.textContent).toBe('');
    say('Pump');
    expect(live.textContent).toContain('Pump is in your list.');
  });

  it('takes the place of what was said before, and its time starts anew', () => {
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

  it('is said with a word of warning where the list cannot be stored', () => {
    speaker()('Pump');
    expect(shown().join()).not.toContain('storageLost');
    region.remove();
    speaker({ stored: false })('Pump');
    expect(shown().join()).toContain('storageLost');
  });

  it('is said in the dialog of the page that is open: all else is out of reach', () => {
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

it('is said in browsers that do not know modal dialogs by their name, too', () => {
  const say = speaker();
  vi.spyOn(document, 'querySelectorAll').mockImplementationOnce(() => {
    throw new SyntaxError(':modal');
  });
  say('Pump');
  expect(shown().join()).toContain('Pump');
});

describe('it stays', () => {
  it('while the focus is on it, and does not take the focus along', () => {
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

describe('it goes', () => {
  it('at the press of its button, and gives the focus back to what was pressed before', () => {
    speaker()('Pump');
    dismiss().focus();
    click(dismiss());
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  it('at Escape, and at no other key', () => {
    speaker()('Pump');
    const key = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      fire(dismiss(), event);
      // The browser would close a dialog around it, too.
      return event.defaultPrevented;
    };
    expect(key('Enter')).toBe(false);
    expect(shown()).toHaveLength(1);
    expect(key('Escape')).toBe(true);
    expect(shown()).toEqual([]);
  });

  it.each([20, -20])('when it is pushed away: by %d px', (way) => {
    speaker()('Pump');
    press('pointerdown', 100);
    press('pointerup', 100 + way * 0.95);
    expect(shown()).toHaveLength(1);
    press('pointerdown', 100);
    press('pointerup', 100 + way);
    expect(shown()).toEqual([]);
  });

  it('with the list in its place, where that is asked for', () => {
    speaker()('Pump');
    click(one(region, 'li div button'));
    expect(shown()).toEqual([]);
    expect(open).toHaveBeenCalledOnce();
  });
});
