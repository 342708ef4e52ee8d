import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { act, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { mount } from './testing/mount';
import { useValue } from './useValue';

function setup<T>(source: ReadonlySignal<T>) {
  let drawings = 0;
  function Value({ of }: { of: ReadonlySignal<T> }) {
    drawings++;
    return <output>{String(useValue(of))}</output>;
  }
  const mounted = mount(<Value of={source} />);
  return {
    text: () => mounted.container.textContent,
    drawings: () => drawings,
    read: (of: ReadonlySignal<T>) => mounted.render(<Value of={of} />),
    unmount: () => mounted.unmount(),
  };
}

it('renders the value of a signal, and again when it changes', () => {
  const count = signal(1);
  const { text } = setup(count);
  expect(text()).toBe('1');
  act(() => void (count.value = 2));
  expect(text()).toBe('2');
});

it('renders once per change, and not for an equal value', () => {
  const count = signal(1);
  const double = computed(() => Math.min(count.value * 2, 4));
  const { drawings, text } = setup(double);
  const before = drawings();
  act(() => void (count.value = 2));
  expect([text(), drawings() - before]).toEqual(['4', 1]);
  act(() => void (count.value = 3));
  expect(drawings() - before).toBe(1);
});

it('switches to another signal and drops the first', () => {
  const [first, second] = [signal('a'), signal('b')];
  const { text, read } = setup(first);
  read(second);
  expect(text()).toBe('b');
  act(() => void (first.value = 'changed'));
  expect(text()).toBe('b');
  act(() => void (second.value = 'c'));
  expect(text()).toBe('c');
});

it('shows a change that came between rendering and subscribing', () => {
  const count = signal(1);
  function Early() {
    useLayoutEffect(() => void (count.value = 2), []);
    return <output>{useValue(count)}</output>;
  }
  expect(mount(<Early />).container.textContent).toBe('2');
});

it('unsubscribes when the component unmounts', async () => {
  let watched = 0;
  const count = signal(1, { watched: () => void watched++, unwatched: () => void watched-- });
  const { unmount } = setup(count);
  expect(watched).toBe(1);
  unmount();
  await vi.waitFor(() => expect(watched).toBe(0));
});

it('reads on the server as well', () => {
  const count = signal('here');
  const Value = () => <output>{useValue(count)}</output>;
  expect(renderToString(<Value />)).toBe('<output>here</output>');
});
