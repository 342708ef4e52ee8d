import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Notices } from './Notices';
import { notices, type NoticeContent } from './noticeStore';

/** The region, as the site draws it. */
export const element = <Notices label="Notices" dismissLabel="Dismiss" />;

/** The first element that a selector fits, in the whole document. Throws where there is none. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
}

/** The region that notices are drawn in. */
export const region = () => one('section');
/** The button that dismisses the first notice. */
export const dismissButton = () => one('[aria-label="Dismiss"]');
/** The notices that are drawn. */
export const items = () => [...region().querySelectorAll<HTMLElement>('[data-notice]')];
/** Their states, the oldest first. */
export const states = () => items().map(({ dataset }) => dataset.state);

/** Lets time pass, in ms. */
export function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

/** Adds a notice and draws it. */
export function add(content: Partial<NoticeContent> = {}): void {
  act(() => void notices.add({ title: 'Added', ...content }));
}

/** Lets something happen to an element. */
export function fire(target: EventTarget, type: string, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
  act(() => void target.dispatchEvent(event));
}

/** Gives each test of a file its own time and an empty line of notices. */
export function setUpNotices(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // happy-dom has no pointer capture
    HTMLElement.prototype.setPointerCapture = () => {};
  });
  afterEach(() => {
    vi.restoreAllMocks();
    act(() => {
      for (const { id } of notices.list.value) notices.dismiss(id);
      vi.runAllTimers();
    });
    vi.useRealTimers();
  });
}
