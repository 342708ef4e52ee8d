import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from './testing/mount';
import { useLoaded } from './useLoaded';

const load = vi.fn<() => Promise<{ word: string }>>();

function Word({ isWanted }: { isWanted: boolean }) {
  return <p>{useLoaded(isWanted, load)?.word ?? 'not there'}</p>;
}
const arrive = () => act(() => Promise.resolve());

it('is imported only once it is wanted', async () => {
  load.mockReset().mockResolvedValue({ word: 'there' });
  const { container, render } = mount(<Word isWanted={false} />);
  await arrive();
  expect(load).not.toHaveBeenCalled();
  render(<Word isWanted />);
  await arrive();
  expect(container.textContent).toBe('there');
});

it.each(['online', 'pointerdown', 'keydown'])(
  'leaves the page usable if the import fails, and retries on %s until it succeeds',
  async (chance) => {
    load.mockReset().mockRejectedValueOnce(new TypeError('no network'));
    const { container } = mount(<Word isWanted />);
    await arrive();
    expect(container.textContent).toBe('not there');
    load.mockResolvedValue({ word: 'there' });
    dispatchEvent(new Event(chance));
    await arrive();
    expect(container.textContent).toBe('there');
    dispatchEvent(new Event(chance));
    expect(load).toHaveBeenCalledTimes(2);
  },
);

it('is not retried once it is no longer wanted', async () => {
  load.mockReset().mockRejectedValue(new TypeError('no network'));
  const { render } = mount(<Word isWanted />);
  await arrive();
  render(<Word isWanted={false} />);
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('is retried every few seconds without any event', async () => {
  vi.useFakeTimers();
  load.mockReset().mockRejectedValueOnce(new TypeError('no network'));
  const { container } = mount(<Word isWanted />);
  await arrive();
  load.mockResolvedValue({ word: 'there' });
  act(() => void vi.advanceTimersByTime(5000));
  await arrive();
  expect(container.textContent).toBe('there');
  act(() => void vi.advanceTimersByTime(20_000));
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
