import { expect, it } from 'vitest';
import { hydrate } from './testing/hydrate';
import { mount } from './testing/mount';
import { useHydrated } from './useHydrated';

it('is false during hydration and true afterwards', () => {
  const drawn: boolean[] = [];
  function Probe() {
    const hydrated = useHydrated();
    drawn.push(hydrated);
    return <p>{hydrated ? 'in the browser' : 'as the HTML says'}</p>;
  }
  const { html, container, complaints } = hydrate(<Probe />);
  expect(html).toContain('as the HTML says');
  expect(drawn.slice(1)).toEqual([false, true]);
  expect(container.textContent).toBe('in the browser');
  expect(complaints).toEqual([]);
});

it('is true from the start in a component that mounts later', () => {
  const drawn: boolean[] = [];
  function Probe() {
    drawn.push(useHydrated());
    return null;
  }
  mount(<Probe />);
  expect(drawn).toEqual([true]);
});
