import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mount } from '../testing/mount';
import { Dated, useDue } from './Dated';
import { isAway, TICK_MS, type Due } from './due';

const NOON = Date.UTC(2026, 11, 1, 12);
const minute = (after: number) => NOON / 60_000 + after;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  document.body.innerHTML = '';
});

function Notice() {
  return <section {...useDue()}>Closed</section>;
}
const draw = (due: Due) => (
  <Dated due={due}>
    <Notice />
  </Dated>
);
const isHidden = () => document.querySelector('section')?.hidden;
const pass = (minutes: number): void =>
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000 + TICK_MS);
  });

it('[U17] something is shown from its first minute to the one before its end', () => {
  const due = { from: minute(0), until: minute(1) };
  const times = [-1, 0, 59_999, 60_000].map((ms) => isAway(due, NOON + ms));
  expect(times).toEqual([true, false, false, true]);
  expect(isAway({}, NOON)).toBe(false);
});

describe('[U17] a block with dates', () => {
  it('appears and goes at its minutes while the page is open', async () => {
    mount(draw({ from: minute(2), until: minute(4), hidden: true }));
    expect(isHidden()).toBe(true);
    pass(2);
    expect(isHidden()).toBe(false);
    pass(2);
    expect(isHidden()).toBe(true);
  });

  it.each<[string, Due, boolean]>([
    ['has appeared', { from: minute(-1), hidden: true }, false],
    ['has gone', { until: minute(-1) }, true],
    ['is as it was', { until: minute(1) }, false],
  ])('is hydrated as it was built, and then goes by the clock: it %s', (_, due, hidden) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = document.createElement('main');
    document.body.append(root);
    root.innerHTML = renderToString(draw(due));
    expect(isHidden()).toBe(due.hidden === true);
    act(() => {
      hydrateRoot(root, draw(due));
    });
    expect(isHidden()).toBe(hidden);
    expect(complain.mock.calls).toEqual([]);
  });

  it('appears and goes without React', async () => {
    document.body.innerHTML = renderToString(
      draw({ from: minute(2), until: minute(4), hidden: true }),
    );
    await import('./early');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(isHidden()).toBe(true);
    pass(2);
    expect(isHidden()).toBe(false);
    pass(2);
    expect(isHidden()).toBe(true);
  });

  it('is no concern of blocks without', () => {
    mount(<Notice />);
    expect(document.body.innerHTML).toContain('<section>Closed</section>');
  });
});
