import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices, DURATION_MS, LEAVE_MS, MAX_VISIBLE, type Notices } from './noticeStore';

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

it('[N3] [N4] [N8] uses the required durations and limit', () => {
  expect({ DURATION_MS, MAX_VISIBLE, LEAVE_MS }).toEqual({
    DURATION_MS: 4000,
    MAX_VISIBLE: 3,
    LEAVE_MS: 200,
  });
});

describe('a notice', () => {
  it('stays for 4000 ms, leaves for 200 ms, and is gone', () => {
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

  it('stays for its own duration if it has one', () => {
    notices.add({ title: 'Added', duration: 3000 });
    vi.advanceTimersByTime(2999);
    expect(titles('shown')).toEqual(['Added']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('has the default type if none is given', () => {
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
      vi.advanceTimersByTime(LEAVE_MS);
      expect(all()).toEqual([]);
    },
  );

  it('takes its duration from the settings', () => {
    notices.configure({ duration: 6000 });
    notices.add({ title: 'Hello' });
    vi.advanceTimersByTime(5999);
    expect(titles('shown')).toEqual(['Hello']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });
});

describe('the queue', () => {
  it('shows three at a time, oldest first; the others wait', () => {
    addFive();
    expect(titles('shown')).toEqual(['No. 1', 'No. 2', 'No. 3']);
    expect(titles('waiting')).toEqual(['No. 4', 'No. 5']);
  });

  it('shows the next once one is gone, not while it is leaving', () => {
    const [, second = ''] = addFive();
    notices.dismiss(second);
    expect(titles('shown')).toEqual(['No. 1', 'No. 3']);
    vi.advanceTimersByTime(LEAVE_MS);
    expect(titles('shown')).toEqual(['No. 1', 'No. 3', 'No. 4']);
  });

  it('starts the timer of a waiting notice when it is shown', () => {
    addFive();
    vi.advanceTimersByTime(DURATION_MS + LEAVE_MS);
    expect(titles('shown')).toEqual(['No. 4', 'No. 5']);
    vi.advanceTimersByTime(DURATION_MS - 1);
    expect(titles('shown')).toEqual(['No. 4', 'No. 5']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('removes a waiting notice at once when it is dismissed', () => {
    const ids = addFive();
    notices.dismiss(ids[3] ?? '');
    expect(titles('waiting')).toEqual(['No. 5']);
  });

  it('shows as many as the settings allow', () => {
    notices.configure({ visible: 1 });
    addFive();
    expect(titles('shown')).toEqual(['No. 1']);
  });
});

describe('[N1] updating', () => {
  it('replaces a notice that is added again: nothing of the first remains', () => {
    const action = { label: 'Undo', onClick: () => {} };
    notices.add({ id: 'list', type: 'success', title: 'Added 3', text: 'of 4', action });
    const [first] = notices.list.peek();
    notices.add({ id: 'list', title: 'Pump is gone' });
    const { key, state } = first ?? {};
    expect(notices.list.peek()).toEqual([
      { id: 'list', type: 'default', title: 'Pump is gone', key, state },
    ]);
  });

  it('changes what is given and keeps the rest, including its position', () => {
    const id = notices.add({ title: 'One', text: 'stays' });
    notices.add({ title: 'Two' });
    notices.update(id, { title: 'One, again', type: 'success' });
    expect(notices.list.value.map(({ title, text, type }) => ({ title, text, type }))).toEqual([
      { title: 'One, again', text: 'stays', type: 'success' },
      { title: 'Two', text: undefined, type: 'default' },
    ]);
  });

  it('restarts the timer', () => {
    const id = notices.add({ title: 'One' });
    vi.advanceTimersByTime(3000);
    notices.update(id, { title: 'Two' });
    vi.advanceTimersByTime(3999);
    expect(titles('shown')).toEqual(['Two']);
    vi.advanceTimersByTime(1);
    expect(titles('shown')).toEqual([]);
  });

  it('starts the timer of a loading notice that is done', () => {
    const id = notices.add({ type: 'loading', title: 'Sending...' });
    vi.advanceTimersByTime(60_000);
    notices.update(id, { type: 'success', title: 'Message Sent!' });
    vi.advanceTimersByTime(DURATION_MS);
    expect(titles('shown')).toEqual([]);
  });

  it('stops the timer of a notice that starts loading', () => {
    const id = notices.add({ title: 'One' });
    notices.update(id, { type: 'loading' });
    vi.advanceTimersByTime(60_000);
    expect(titles('shown')).toEqual(['One']);
  });

  it('neither brings a waiting notice forward nor starts its timer', () => {
    for (const title of ['One', 'Two', 'Three']) notices.add({ type: 'loading', title });
    const id = notices.add({ title: 'Four' });
    notices.update(id, { title: 'Changed' });
    vi.advanceTimersByTime(60_000);
    expect(titles('waiting')).toEqual(['Changed']);
  });

  it('ignores notices that are gone, leaving, or never existed', () => {
    const id = notices.add({ title: 'One' });
    notices.dismiss(id);
    notices.update(id, { title: 'Two' });
    expect(titles('leaving')).toEqual(['One']);
    vi.advanceTimersByTime(LEAVE_MS);
    notices.update(id, { title: 'Two' });
    notices.dismiss(id);
    expect(all()).toEqual([]);
  });
});

describe('adding under an id', () => {
  it('updates the notice that is shown', () => {
    expect(notices.add({ id: 'storage', title: 'One' })).toBe('storage');
    notices.add({ id: 'storage', title: 'Two' });
    expect(all()).toEqual(['Two']);
  });

  it('shows a second one if the first is leaving or gone', () => {
    notices.add({ id: 'storage', title: 'One' });
    notices.dismiss('storage');
    notices.add({ id: 'storage', title: 'Two' });
    expect(titles('leaving')).toEqual(['One']);
    expect(titles('shown')).toEqual(['Two']);
    vi.advanceTimersByTime(LEAVE_MS);
    expect(all()).toEqual(['Two']);
    const keys = notices.list.value.map(({ key }) => key);
    notices.dismiss('storage');
    vi.advanceTimersByTime(LEAVE_MS);
    notices.add({ id: 'storage', title: 'Three' });
    expect(notices.list.value.map(({ key }) => key)).not.toEqual(keys);
  });

  it('generates a unique id if none is given', () => {
    expect(notices.add({ title: 'One' })).not.toBe(notices.add({ title: 'One' }));
    expect(all()).toEqual(['One', 'One']);
  });
});

describe('pausing', () => {
  it('stops the timers, which resume with the time left', () => {
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

  it('adds up over several pauses, and is idempotent', () => {
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

  it('applies to a notice added meanwhile', () => {
    notices.rest(true);
    notices.add({ title: 'One' });
    vi.advanceTimersByTime(60_000);
    expect(titles('shown')).toEqual(['One']);
    notices.rest(false);
    vi.advanceTimersByTime(DURATION_MS);
    expect(titles('shown')).toEqual([]);
  });

  it('does not prevent dismissing', () => {
    const id = notices.add({ title: 'One' });
    notices.rest(true);
    notices.dismiss(id);
    vi.advanceTimersByTime(LEAVE_MS);
    expect(all()).toEqual([]);
  });
});
