import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLink, type Answer } from './link';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer that records when it began and ended, in ms of the fake clock. */
function noted() {
  const started = performance.now();
  const times = { start: -1, end: -1 };
  const answer: Answer = {
    start: () => (times.start = performance.now() - started),
    write: () => {},
    end: () => (times.end = performance.now() - started),
    gone: () => false,
  };
  return { times, answer };
}

const connection = {};

test('an answer takes a round trip and then the time for its bytes', () => {
  const link = createLink();
  link.shape({ kbps: 1600, rtt: 150 });
  const [first, second] = [noted(), noted()];
  link.send(connection, 3, Buffer.alloc(10), first.answer);
  vi.advanceTimersByTime(1000);
  link.send(connection, 3, Buffer.alloc(20_000), second.answer);
  vi.advanceTimersByTime(1000);
  // The first request of a connection includes the TCP and TLS handshakes.
  expect(first.times.start).toBeCloseTo(450, 0);
  const after = second.times.end - 1000;
  // 20 kB at 1.6 Mbit/s take 100 ms, and the last chunk is sent when the one before has been transferred.
  expect(after).toBeGreaterThan(150 + 80);
  expect(after).toBeLessThan(150 + 110);
});

test('urgent answers overtake others', () => {
  const link = createLink();
  link.shape({ kbps: 400, rtt: 100 });
  const [picture, style] = [noted(), noted()];
  link.send(connection, 5, Buffer.alloc(50_000), picture.answer);
  link.send(connection, 1, Buffer.alloc(5_000), style.answer);
  vi.advanceTimersByTime(5000);
  expect(style.times.end).toBeLessThan(picture.times.end);
});

test('an aborted answer frees the link for others', () => {
  const link = createLink();
  link.shape({ kbps: 400, rtt: 100 });
  const [left, stays] = [noted(), noted()];
  link.send(connection, 3, Buffer.alloc(500_000), { ...left.answer, gone: () => true });
  link.send(connection, 3, Buffer.alloc(1000), stays.answer);
  vi.advanceTimersByTime(1000);
  expect(stays.times.end).toBeGreaterThan(0);
  expect(stays.times.end).toBeLessThan(500);
});

test('without a shape there is no delay', () => {
  const link = createLink();
  const { times, answer } = noted();
  link.send(connection, 3, Buffer.alloc(100_000), answer);
  expect(times.end).toBeGreaterThanOrEqual(0);
});
