import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPage } from './watchPage';

const attach = vi.fn<() => void>();
let isEnded = false;
const later = (task: () => void, ms?: number) => void setTimeout(() => isEnded || task(), ms);

/** Lets the observer notice, and the delay pass. */
const settle = () => vi.advanceTimersByTimeAsync(100);

beforeEach(async () => {
  vi.useFakeTimers();
  isEnded = false;
  watchPage(attach, later);
  await settle();
});
afterEach(async () => {
  isEnded = true;
  document.documentElement.append(document.createElement('i'));
  await settle();
  vi.useRealTimers();
  attach.mockClear();
});

it('attaches once to a page that stays as it is', () => {
  expect(attach).toHaveBeenCalledOnce();
});

it('attaches again when the page has swapped its body', async () => {
  document.body.replaceWith(document.createElement('body'));
  await settle();
  expect(attach).toHaveBeenCalledTimes(2);
});

it('attaches again to another <html>, as document.write leaves one, and watches it', async () => {
  document.documentElement.remove();
  document.append(document.createElement('html'));
  await settle();
  document.documentElement.append(document.createElement('body'));
  await settle();
  expect(attach).toHaveBeenCalledTimes(3);
});

it('attaches no more once the embed has been destroyed', async () => {
  isEnded = true;
  document.body.replaceWith(document.createElement('body'));
  await settle();
  expect(attach).toHaveBeenCalledOnce();
});
