import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForOneTest } from '../../app/early/testing';
import { TICK_MS } from '../../ui/dates/due';

const NOON = Date.UTC(2026, 11, 24, 12);
const minute = NOON / 60_000;

/** Runs the early step in the head, and then has the browser read the page. */
async function open(attributes: string): Promise<void> {
  vi.resetModules();
  await import('./early');
  document.body.innerHTML = `<aside data-early="announcement" data-id="a1" ${attributes}><button data-close></button></aside><main id="content" tabindex="-1"></main>`;
  await Promise.resolve();
}
const isShown = () => document.querySelector('aside')?.hidden === false;
const close = () => document.querySelector<HTMLElement>('[data-close]')?.click();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  listenForOneTest(document);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  localStorage.clear();
});

it.each([
  ['has appeared since the build', `data-from="${minute}" hidden`, true],
  ['is still to come', `data-from="${minute + 1}" hidden`, false],
  ['has gone since the build', `data-until="${minute}"`, false],
  ['has no dates', '', true],
])('is shown or hidden as soon as it is read: it %s', async (_, dates, shown) => {
  await open(dates);
  expect(isShown()).toBe(shown);
});

it('goes at its minute while the page is open', async () => {
  await open(`data-until="${minute + 1}"`);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(60_000 + TICK_MS);
  expect(isShown()).toBe(false);
});

it('stays closed once it was closed, and hands the focus on', async () => {
  await open('data-key="acme-closed"');
  close();
  expect(isShown()).toBe(false);
  expect(document.activeElement?.id).toBe('content');
  vi.advanceTimersByTime(TICK_MS);
  expect(isShown()).toBe(false);
  await open('data-key="acme-closed"');
  expect(isShown()).toBe(false);
});

it('is shown again with another text', async () => {
  localStorage.setItem('acme-closed', 'a0');
  await open('data-key="acme-closed"');
  expect(isShown()).toBe(true);
});

it('does not take the focus again when React repeats a click', async () => {
  await open('data-key="acme-closed"');
  close();
  (document.activeElement as HTMLElement).blur();
  close();
  expect(document.activeElement?.id).not.toBe('content');
});

it('stays closed in a browser that stores nothing, until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await open('data-key="acme-closed"');
  close();
  vi.advanceTimersByTime(TICK_MS);
  expect(isShown()).toBe(false);
});
