import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Notices } from './Notices';
import { notices, type NoticeContent } from './noticeStore';

const WORDS = { notices: 'Notices', dismiss: 'Dismiss', actionByKey: 'Press {key} for {action}.' };

/** The region, as the site renders it. */
export const element = <Notices words={WORDS} />;

/** The first match of a selector in the document. Throws if there is none. */
export function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
}

/** The region of the notices. */
export const region = () => one('section');
/** The button that dismisses the first notice. */
export const dismissButton = () => one('[aria-label="Dismiss"]');
/** The rendered notices. */
export const items = () => [...region().querySelectorAll<HTMLElement>('[data-notice]')];
/** Their states, oldest first. */
export const states = () => items().map(({ dataset }) => dataset.state);

/** Advances the fake timers, in ms. */
export function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

/** Adds a notice and renders it. */
export function add(content: Partial<NoticeContent> = {}): void {
  act(() => void notices.add({ title: 'Added', ...content }));
}

/** Dispatches a pointer event. */
export function fire(target: EventTarget, type: string, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
  act(() => void target.dispatchEvent(event));
}

/** Gives each test fake timers and an empty queue. */
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
