// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { Notices } from './Notices';
import { LEAVE, notices, type NoticeContent } from './notices';
import { SWIPE } from './swipe';

const element = <Notices label="Notices" dismissLabel="Dismiss" />;
const region = () => one('section');
const items = () => [...region().querySelectorAll<HTMLElement>('[data-notice]')];
const dismissButton = () => one('[aria-label="Dismiss"]');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
}

function add(content: Partial<NoticeContent> = {}): string {
  let id = '';
  act(() => void (id = notices.add({ title: 'Added', ...content })));
  return id;
}

function fire(target: EventTarget, type: string, init: PointerEventInit = {}): Event {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
  act(() => void target.dispatchEvent(event));
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no pointer capture
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of notices.list.value) notices.dismiss(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the region', () => {
  it('is empty on the server but for its live lists, has no inline style, and hydrates without a word', () => {
    const html = renderToString(element);
    expect(html).toContain('aria-label="Notices"');
    expect(html).not.toMatch(/<li|style=/);
    const error = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    act(() => {
      const root = hydrateRoot(container, element, { onRecoverableError });
      onTestFinished(() => {
        act(() => root.unmount());
        container.remove();
      });
    });
    expect(error).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(html);
  });

  it('announces errors at once and all else in its turn, from lists that were there before', () => {
    mount(element);
    const polite = one('[aria-live="polite"]');
    const assertive = one('[aria-live="assertive"]');
    add({ title: 'Added', type: 'success' });
    add({ title: 'Error', type: 'error' });
    expect(polite.textContent).toBe('Added');
    expect(assertive.textContent).toBe('Error');
    expect(document.contains(polite) && document.contains(assertive)).toBe(true);
  });

  it('shows no more than three, with title, text and action', () => {
    mount(element);
    for (const number of [1, 2, 3, 4])
      add({ title: `No. ${number}`, text: 'text', action: { label: 'View list', href: '/cart' } });
    expect(items().map((item) => item.textContent)).toEqual([
      'No. 1textView list',
      'No. 2textView list',
      'No. 3textView list',
    ]);
    expect(one('[data-action]').getAttribute('href')).toBe('/cart');
  });

  it('lets the time go on when it is taken away', () => {
    const { unmount } = mount(element);
    add();
    const gone = region();
    fire(gone, 'pointerenter');
    unmount();
    fire(gone, 'pointerenter');
    vi.advanceTimersByTime(4000);
    expect(notices.list.value.map(({ state }) => state)).toEqual(['leaving']);
  });
});

describe('dismissing', () => {
  it('plays the notice out for 200 ms, then takes it away', () => {
    mount(element);
    add();
    act(() => dismissButton().click());
    expect(items()[0]?.dataset.state).toBe('leaving');
    pass(LEAVE);
    expect(items()).toEqual([]);
  });

  it('by Escape closes the focused one and nothing around it, and gives the focus back', () => {
    const { container } = mount(
      <>
        <button type="button">Add</button>
        {element}
      </>,
    );
    const button = container.querySelector('button');
    button?.focus();
    add({ title: 'One' });
    add({ title: 'Two' });
    act(() => dismissButton().focus());
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void dismissButton().dispatchEvent(escape));
    expect(items().map(({ dataset }) => dataset.state)).toEqual(['leaving', 'shown']);
    expect(escape.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus alone where it lies elsewhere', () => {
    const { container } = mount(
      <>
        <input />
        {element}
      </>,
    );
    add();
    container.querySelector('input')?.focus();
    act(() => dismissButton().click());
    expect(document.activeElement).toBe(container.querySelector('input'));
  });
});

describe('an action', () => {
  it('is done once, and dismisses the notice', () => {
    mount(element);
    const onClick = vi.fn();
    add({ action: { label: 'Try again', onClick } });
    act(() => one('[data-action]').click());
    expect(onClick).toHaveBeenCalledOnce();
    expect(items()[0]?.dataset.state).toBe('leaving');
  });

  it('may speak again under the same id', () => {
    mount(element);
    const speak = () =>
      notices.add({ id: 'load', title: 'Failed', action: { label: 'Try again', onClick: speak } });
    act(() => void speak());
    act(() => one('[data-action]').click());
    pass(LEAVE);
    expect(items().map(({ dataset }) => dataset.state)).toEqual(['shown']);
  });
});

describe('the time rests', () => {
  it('while the pointer is on the region', () => {
    mount(element);
    add();
    fire(region(), 'pointerenter');
    pass(60_000);
    expect(items()).toHaveLength(1);
    fire(region(), 'pointerleave');
    pass(4000 + LEAVE);
    expect(items()).toEqual([]);
  });

  it('while the focus is in the region, also when it moves from button to button', () => {
    mount(element);
    add({ action: { label: 'View list', href: '/cart' } });
    act(() => one('[data-action]').focus());
    act(() => dismissButton().focus());
    pass(60_000);
    expect(items()).toHaveLength(1);
    act(() => dismissButton().blur());
    pass(4000 + LEAVE);
    expect(items()).toEqual([]);
  });

  it('while the tab is hidden', () => {
    mount(element);
    add();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fire(document, 'visibilitychange');
    pass(60_000);
    expect(items()).toHaveLength(1);
    hidden.mockReturnValue(false);
    fire(document, 'visibilitychange');
    pass(4000 + LEAVE);
    expect(items()).toEqual([]);
  });

  it('no longer than the notice under the pointer is there', () => {
    mount(element);
    add();
    fire(region(), 'pointerenter');
    act(() => dismissButton().click());
    pass(LEAVE);
    add();
    pass(4000 + LEAVE);
    expect(items()).toEqual([]);
  });
});

describe('a swipe', () => {
  function swipe(x: number, y: number, last = 'pointerup', init: PointerEventInit = {}) {
    const notice = items()[0] ?? region();
    const from = { pointerId: 1, clientX: 100, clientY: 100, ...init };
    const to = { ...from, clientX: 100 + x, clientY: 100 + y };
    fire(notice, 'pointerdown', from);
    fire(notice, 'pointermove', to);
    const style = notice.getAttribute('style') ?? '';
    fire(notice, last, to);
    return { notice, style };
  }

  it('has the threshold of the specification', () => {
    expect(SWIPE).toBe(20);
  });

  it.each([
    ['right', 20, 0],
    ['left', -20, 0],
    ['down', 0, 20],
    ['right, a little down', 20, 6],
  ])('of 20 px %s dismisses', (_, x, y) => {
    mount(element);
    add();
    swipe(x, y);
    expect(items()[0]?.dataset.state).toBe('leaving');
  });

  it.each([
    ['right', 19, 0],
    ['left', -19, 0],
    ['down', 0, 19],
    ['right and down', 19, 18],
    ['up', 0, -200],
  ])('of less, or the wrong way (%s), springs back', (_, x, y) => {
    mount(element);
    add();
    const { notice } = swipe(x, y);
    expect(notice.dataset.state).toBe('shown');
    expect(notice.style.getPropertyValue('--x')).toBe('0px');
    expect(notice.style.getPropertyValue('--y')).toBe('0px');
    expect(notice.hasAttribute('data-drag')).toBe(false);
  });

  it('moves the notice along', () => {
    mount(element);
    add();
    expect(swipe(12, 3).style).toContain('--x: 12px; --y: 0px');
    expect(swipe(2, 13).style).toContain('--x: 0px; --y: 13px');
    expect(swipe(0, -50).style).toContain('--x: 0px; --y: 0px');
  });

  it('that the browser takes for itself springs back', () => {
    mount(element);
    add();
    swipe(90, 0, 'pointercancel');
    expect(items()[0]?.dataset.state).toBe('shown');
  });

  it('needs the main button, and does not begin on a button of the notice', () => {
    mount(element);
    add();
    swipe(90, 0, 'pointerup', { button: 2 });
    fire(dismissButton(), 'pointerdown', { pointerId: 1, clientX: 0 });
    fire(dismissButton(), 'pointerup', { pointerId: 1, clientX: 90 });
    expect(items()[0]?.dataset.state).toBe('shown');
  });

  it('follows the finger that began it', () => {
    mount(element);
    add();
    const [notice = region()] = items();
    fire(notice, 'pointerdown', { pointerId: 1, clientX: 0 });
    fire(notice, 'pointerdown', { pointerId: 2, clientX: 0 });
    fire(notice, 'pointerup', { pointerId: 2, clientX: 90 });
    expect(notice.dataset.state).toBe('shown');
    fire(notice, 'pointerup', { pointerId: 1, clientX: 90 });
    expect(notice.dataset.state).toBe('leaving');
  });
});

describe('with a modal dialog', () => {
  const modal = () => vi.spyOn(document, 'querySelectorAll');

  it('the region goes into it, and home when it has closed', () => {
    const { container } = mount(element);
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    onTestFinished(() => dialog.remove());
    // happy-dom does not know :modal
    const query = modal().mockImplementation(() =>
      container.ownerDocument.body.querySelectorAll('dialog'),
    );
    add();
    expect(dialog.contains(region())).toBe(true);
    act(() => dismissButton().click());
    expect(items()[0]?.dataset.state).toBe('leaving');
    query.mockImplementation(() => container.querySelectorAll('dialog'));
    fire(document, 'close');
    expect(container.contains(region())).toBe(true);
  });

  it('the region is taken away from wherever it is', () => {
    const { container, unmount } = mount(element);
    const dialog = document.createElement('dialog');
    container.after(dialog);
    onTestFinished(() => dialog.remove());
    modal().mockImplementation(() => document.body.querySelectorAll('dialog'));
    add();
    unmount();
    expect(dialog.childElementCount).toBe(0);
  });
});
