// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from './testing/mount';
import { useLoaded } from './useLoaded';

const load = vi.fn<() => Promise<{ word: string }>>();

function Word({ isWanted }: { isWanted: boolean }) {
  return <p>{useLoaded(isWanted, load)?.word ?? 'not there'}</p>;
}
const arrive = () => act(() => Promise.resolve());

it('is fetched once it is wanted, not before', async () => {
  load.mockReset().mockResolvedValue({ word: 'there' });
  const { container, render } = mount(<Word isWanted={false} />);
  await arrive();
  expect(load).not.toHaveBeenCalled();
  render(<Word isWanted />);
  await arrive();
  expect(container.textContent).toBe('there');
});

it('that cannot be fetched leaves the page standing, and is asked for again', async () => {
  load.mockReset().mockRejectedValueOnce(new TypeError('no network'));
  const { container, render } = mount(<Word isWanted />);
  await arrive();
  expect(container.textContent).toBe('not there');
  load.mockResolvedValue({ word: 'there' });
  render(<Word isWanted={false} />);
  render(<Word isWanted />);
  await arrive();
  expect(container.textContent).toBe('there');
});
