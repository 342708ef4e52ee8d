// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { LEAVE, notices } from './noticeStore';
import {
  add,
  dismissButton,
  element,
  fire,
  items,
  one,
  pass,
  region,
  setUpNotices,
} from './testing';

setUpNotices();

describe('the region', () => {
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

  it.each([
    ['success', 'polite'],
    ['info', 'polite'],
    ['warning', 'polite'],
    ['error', 'assertive'],
    ['loading', 'polite'],
    ['default', 'polite'],
  ] as const)('[N2] draws one of the type %s as such, and announces it %s', (type, how) => {
    mount(element);
    add({ type });
    expect(items().map(({ dataset }) => dataset.type)).toEqual([type]);
    expect(items()[0]?.closest('[aria-live]')?.getAttribute('aria-live')).toBe(how);
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
    add({ title: 'One', action: { label: 'View list', href: '/cart' } });
    add({ title: 'Two' });
    act(() => one('[data-action]').focus());
    act(() => dismissButton().focus());
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void dismissButton().dispatchEvent(escape));
    expect(items().map(({ dataset }) => dataset.state)).toEqual(['leaving', 'shown']);
    expect(escape.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus alone where it lies elsewhere', () => {
    mount(
      <>
        <button type="button">Add</button>
        <input />
        {element}
      </>,
    );
    add();
    act(() => one('button').focus());
    act(() => dismissButton().focus());
    act(() => one('input').focus());
    act(() => dismissButton().click());
    expect(document.activeElement).toBe(one('input'));
  });
});

describe('an action', () => {
  it('is done once, and dismisses the notice', () => {
    mount(element);
    const onClick = vi.fn<() => void>();
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

describe('[N5] the time rests', () => {
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

  it('no longer than the notice that has the focus is there', () => {
    mount(element);
    add();
    act(() => dismissButton().focus());
    act(() => dismissButton().click());
    pass(LEAVE);
    add();
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
