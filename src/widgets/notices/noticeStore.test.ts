import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices, DURATION, LEAVE, VISIBLE, type Notices } from './noticeStore';

let notices: Notices;
beforeEach(() => {
  vi.useFakeTimers();
  notices = createNotices();
});
afterEach(() => {
  vi.useRealTimers();
});

const titles = (...states: string[]) =>
  notices.list.value.filter(({ state }) => states.includes(state)).map(({ title }) => title);
const addFive = () => [1, 2, 3, 4, 5].map((number) => notices.add({ title: `No. ${number}` }));
const all = () => titles('waiting', 'shown', 'leaving');

it('[N3] [N4] [N8] has the required durations and limit', () => {
  expect({ DURATION, VISIBLE, LEAVE }).toEqual({ DURATION: 4000, VISIBLE: 3, LEAVE: 200 });
});

describe('a notice', () => {
  it('stays for 4000 ms, takes 200 ms to leave and is gone', () => {
    notices.add({ title: 'Hello' });
    vi.advanceTimersByTime(3999);
    expect(titles('shown')).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(titles('leaving')).toEqual(['Hello']);
    vi.advanceTimersByTime(199);
    expect(titles('leaving')).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(all()).toEqual([]);
  });

  it('stays for as long as it asks', () => {
    notices.add({ title: 'Added', duration: 3000 });
    vi.advanceTimersByTime(2999);
    expect(titles('shown')).toEqual(['Added']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('is of the default type, where none is given', () => {
    notices.add({ title: 'Hello' });
    expect(notices.list.value[0]?.type).toBe('default');
  });

  it.each([{ type: 'loading' as const }, { duration: Infinity }, { duration: 2 ** 31 }])(
    '[N3] stays until it is dismissed with %j',
    (content) => {
      const id = notices.add({ title: 'Sending...', ...content });
      vi.advanceTimersByTime(24 * 60 * 60 * 1000);
      expect(titles('shown')).toEqual(['Sending...']);
      notices.dismiss(id);
      vi.advanceTimersByTime(LEAVE);
      expect(all()).toEqual([]);
    },
  );

  it('takes its time from the configuration', () => {
    notices.configure({ duration: 6000 });
    notices.add({ title: 'Hello' });
    vi.advanceTimersByTime(5999);
    expect(titles('shown')).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });
});

describe('the line', () => {
  it('shows three at once, the oldest first; the others wait', () => {
    addFive();
    expect(titles('shown')).toEqual(['No. 1', 'No. 2', 'No. 3']);
    expect(titles('waiting')).toEqual(['No. 4', 'No. 5']);
  });

  it('lets the next one come when one is gone, not while it is leaving', () => {
    const [, second = ''] = addFive();
    notices.dismiss(second);
    expect(titles('shown')).toEqual(['No. 1', 'No. 3']);
    vi.advanceTimersByTime(LEAVE);
    expect(titles('shown')).toEqual(['No. 1', 'No. 3', 'No. 4']);
  });

  it('counts the time of one that waited from when it shows', () => {
    addFive();
    vi.advanceTimersByTime(DURATION + LEAVE);
    expect(titles('shown')).toEqual(['No. 4', 'No. 5']);
    vi.advanceTimersByTime(DURATION - 1);
    expect(titles('shown')).toEqual(['No. 4', 'No. 5']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('lets one that waits go at once when it is dismissed', () => {
    const ids = addFive();
    notices.dismiss(ids[3] ?? '');
    expect(titles('waiting')).toEqual(['No. 5']);
  });

  it('shows as many as the configuration says', () => {
    notices.configure({ visible: 1 });
    addFive();
    expect(titles('shown')).toEqual(['No. 1']);
  });
});

describe('[N1] updating', () => {
  it('is another when it is added again: nothing of the first stays', () => {
    const action = { label: 'Undo', onClick: () => {} };
    notices.add({ id: 'list', type: 'success', title: 'Added 3', text: 'of 4', action });
    const [first] = notices.list.peek();
    notices.add({ id: 'list', title: 'Pump is gone' });
    const { key, state } = first ?? {};
    expect(notices.list.peek()).toEqual([
      { id: 'list', type: 'default', title: 'Pump is gone', key, state },
    ]);
  });

  it('changes what is given and keeps the rest and the place', () => {
    const id = notices.add({ title: 'One', text: 'stays' });
    notices.add({ title: 'Two' });
    notices.update(id, { title: 'One, again', type: 'success' });
    expect(notices.list.value.map(({ title, text, type }) => ({ title, text, type }))).toEqual([
      { title: 'One, again', text: 'stays', type: 'success' },
      { title: 'Two', text: undefined, type: 'default' },
    ]);
  });

  it('starts the time anew', () => {
    const id = notices.add({ title: 'One' });
    vi.advanceTimersByTime(3000);
    notices.update(id, { title: 'Two' });
    vi.advanceTimersByTime(3999);
    expect(titles('shown')).toEqual(['Two']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('starts the time of a loading one that is done', () => {
    const id = notices.add({ type: 'loading', title: 'Sending...' });
    vi.advanceTimersByTime(60_000);
    notices.update(id, { type: 'success', title: 'Message Sent!' });
    vi.advanceTimersByTime(DURATION);
    expect(titles('shown')).toEqual([]);
  });

  it('stops the time of one that begins to load', () => {
    const id = notices.add({ title: 'One' });
    notices.update(id, { type: 'loading' });
    vi.advanceTimersByTime(60_000);
    expect(titles('shown')).toEqual(['One']);
  });

  it('does not bring forward one that waits, nor starts its time', () => {
    for (const title of ['One', 'Two', 'Three']) notices.add({ type: 'loading', title });
    const id = notices.add({ title: 'Four' });
    notices.update(id, { title: 'Changed' });
    vi.advanceTimersByTime(60_000);
    expect(titles('waiting')).toEqual(['Changed']);
  });

  it('does nothing to one that is gone or leaving, or never was', () => {
    const id = notices.add({ title: 'One' });
    notices.dismiss(id);
    notices.update(id, { title: 'Two' });
    expect(titles('leaving')).toEqual(['One']);
    vi.advanceTimersByTime(LEAVE);
    notices.update(id, { title: 'Two' });
    notices.dismiss(id);
    expect(all()).toEqual([]);
  });
});

describe('adding under an id', () => {
  it('updates the one that is shown', () => {
    expect(notices.add({ id: 'storage', title: 'One' })).toBe('storage');
    notices.add({ id: 'storage', title: 'Two' });
    expect(all()).toEqual(['Two']);
  });

  it('shows another when the first is leaving or gone', () => {
    notices.add({ id: 'storage', title: 'One' });
    notices.dismiss('storage');
    notices.add({ id: 'storage', title: 'Two' });
    expect(titles('leaving')).toEqual(['One']);
    expect(titles('shown')).toEqual(['Two']);
    vi.advanceTimersByTime(LEAVE);
    expect(all()).toEqual(['Two']);
    const keys = notices.list.value.map(({ key }) => key);
    notices.dismiss('storage');
    vi.advanceTimersByTime(LEAVE);
    notices.add({ id: 'storage', title: 'Three' });
    expect(notices.list.value.map(({ key }) => key)).not.toEqual(keys);
  });

  it('gives each its own id where none is given', () => {
    expect(notices.add({ title: 'One' })).not.toBe(notices.add({ title: 'One' }));
    expect(all()).toEqual(['One', 'One']);
  });
});

describe('resting', () => {
  it('stops the time, which goes on with what was left', () => {
    notices.add({ title: 'One' });
    vi.advanceTimersByTime(3000);
    notices.rest(true);
    vi.advanceTimersByTime(60_000);
    notices.rest(false);
    vi.advanceTimersByTime(999);
    expect(titles('shown')).toEqual(['One']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('adds up over several rests, and does not mind being told twice', () => {
    notices.add({ title: 'One' });
    for (const _ of [1, 2, 3]) {
      vi.advanceTimersByTime(1000);
      notices.rest(true);
      notices.rest(true);
      vi.advanceTimersByTime(5000);
      notices.rest(false);
      notices.rest(false);
    }
    vi.advanceTimersByTime(999);
    expect(titles('shown')).toEqual(['One']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('holds for one that comes meanwhile', () => {
    notices.rest(true);
    notices.add({ title: 'One' });
    vi.advanceTimersByTime(60_000);
    expect(titles('shown')).toEqual(['One']);
    notices.rest(false);
    vi.advanceTimersByTime(DURATION);
    expect(titles('shown')).toEqual([]);
  });

  it('does not keep one from being dismissed', () => {
    const id = notices.add({ title: 'One' });
    notices.rest(true);
    notices.dismiss(id);
    vi.advanceTimersByTime(LEAVE);
    expect(all()).toEqual([]);
  });
});
