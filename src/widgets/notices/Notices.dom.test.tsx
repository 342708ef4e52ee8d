import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { LEAVE_MS, notices } from './noticeStore';
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
  it('announces errors assertively and the rest politely, in live regions that were there before', () => {
    mount(element);
    const polite = one('[aria-live="polite"]');
    const assertive = one('[aria-live="assertive"]');
    add({ title: 'Added', type: 'success' });
    add({ title: 'Error', type: 'error' });
    expect(polite.textContent).toBe('Added');
    expect(assertive.textContent).toBe('Error');
    expect(document.contains(polite) && document.contains(assertive)).toBe(true);
  });

  it('announces each as one text with the key of its action; its parts are no live region', () => {
    mount(element);
    const action = { label: 'Undo', onClick: () => {} };
    add({ title: 'Pump is gone.', action });
    add({ title: 'Added', text: 'Fan is in your list.' });
    const said = [...one('[aria-live="polite"]').children];
    expect(said.map((each) => [...each.childNodes].map((node) => node.textContent))).toEqual([
      ['Pump is gone. Press F8 for Undo.'],
      ['Added. Fan is in your list.'],
    ]);
    expect(items().map((item) => item.closest('[aria-live], [role]'))).toEqual([null, null]);
    const before = said[0];
    act(() => notices.update(notices.list.value[0]?.id ?? '', { title: 'Fan is gone.' }));
    // Another element: regions announce what is added.
    expect(document.contains(before ?? null)).toBe(false);
    expect(one('[aria-live="polite"] p').textContent).toBe('Fan is gone. Press F8 for Undo.');
  });

  it('names no key on a phone', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    mount(element);
    add({ title: 'Gone.', action: { label: 'Undo', onClick: () => {} } });
    expect(one('[aria-live="polite"]').textContent).toBe('Gone.');
    vi.unstubAllGlobals();
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
    expect(one('[aria-live] p').parentElement?.getAttribute('aria-live')).toBe(how);
  });

  it('shows at most three, with title, text and action', () => {
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

  it('resumes the timers when it is unmounted', () => {
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
  it('plays the exit animation for 200 ms, then removes the notice', () => {
    mount(element);
    add();
    act(() => dismissButton().click());
    expect(items()[0]?.dataset.state).toBe('leaving');
    pass(LEAVE_MS);
    expect(items()).toEqual([]);
  });

  it('by Escape closes the focused notice and nothing around it, and restores the focus', () => {
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

  it('does not touch a focus that is elsewhere', () => {
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
  it('runs once, and dismisses the notice', () => {
    mount(element);
    const onClick = vi.fn<() => void>();
    add({ action: { label: 'Try again', onClick } });
    act(() => one('[data-action]').click());
    expect(onClick).toHaveBeenCalledOnce();
    expect(items()[0]?.dataset.state).toBe('leaving');
  });

  it('is reached by F8 from anywhere: the latest one, which says what it is about', () => {
    mount(element);
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'F8', bubbles: true, cancelable: true });
      fire(document.body, 'focusout');
      act(() => void document.body.dispatchEvent(event));
      return event.defaultPrevented;
    };
    add();
    expect(press()).toBe(false);
    add({ title: 'One', action: { label: 'View list', href: '/cart' } });
    add({ title: 'Two', action: { label: 'Undo', onClick: () => {} } });
    expect(press()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Undo');
    const about = document.activeElement?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(about)?.textContent).toBe('Two');
  });

  it('stays until it is used or dismissed', () => {
    mount(element);
    add({ action: { label: 'Undo', onClick: () => {} } });
    pass(60_000);
    expect(items()[0]?.dataset.state).toBe('shown');
  });

  it('may show another notice of the same id', () => {
    mount(element);
    const speak = () =>
      notices.add({ id: 'load', title: 'Failed', action: { label: 'Try again', onClick: speak } });
    act(() => void speak());
    act(() => one('[data-action]').click());
    pass(LEAVE_MS);
    expect(items().map(({ dataset }) => dataset.state)).toEqual(['shown']);
  });
});

describe('[N5] timers pause', () => {
  it('while the pointer is over the region', () => {
    mount(element);
    add();
    fire(region(), 'pointerenter');
    pass(60_000);
    expect(items()).toHaveLength(1);
    fire(region(), 'pointerleave');
    pass(4000 + LEAVE_MS);
    expect(items()).toEqual([]);
  });

  it('while the focus is in the region, even when it moves from button to button', () => {
    mount(element);
    add({ duration: 4000, action: { label: 'View list', href: '/cart' } });
    act(() => one('[data-action]').focus());
    act(() => dismissButton().focus());
    pass(60_000);
    expect(items()).toHaveLength(1);
    act(() => dismissButton().blur());
    pass(4000 + LEAVE_MS);
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
    pass(4000 + LEAVE_MS);
    expect(items()).toEqual([]);
  });

  it('only until the focused notice is removed', () => {
    mount(element);
    add();
    act(() => dismissButton().focus());
    act(() => dismissButton().click());
    pass(LEAVE_MS);
    add();
    pass(4000 + LEAVE_MS);
    expect(items()).toEqual([]);
  });

  it('only until the notice under the pointer is removed', () => {
    mount(element);
    add();
    fire(region(), 'pointerenter');
    act(() => dismissButton().click());
    pass(LEAVE_MS);
    add();
    pass(4000 + LEAVE_MS);
    expect(items()).toEqual([]);
  });
});
