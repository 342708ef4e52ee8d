import type { KeyboardEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { leadThrough } from './leadThrough';

afterEach(() => {
  document.body.innerHTML = '';
});

const focused = () => document.activeElement?.textContent;

/** A list of three rows with two buttons each, the last with one, and a field that is in no row. */
function drawList() {
  const buttons = () => [...document.querySelectorAll('button')];
  const lead = (event: KeyboardEvent<HTMLElement>) =>
    leadThrough(event, [buttons().slice(0, 2), buttons().slice(2, 4), buttons().slice(4)]);
  const { container } = mount(
    <>
      {['a1', 'a2', 'b1', 'b2', 'c1'].map((name) => (
        <button key={name} type="button" onKeyDown={lead}>
          {name}
        </button>
      ))}
      <input aria-label="Text" onKeyDown={lead} />
    </>,
  );
  const [, second, , fourth] = container.querySelectorAll('button');
  return { second, fourth, field: container.querySelector('input') };
}

/** Presses a key where the focus is; returns whether it was left to the browser. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

it('[T31] arrow keys lead from row to row in a column, Home and End to the first and last, and no key beyond them', () => {
  const { second } = drawList();
  second?.focus();
  press('ArrowDown');
  expect(focused()).toBe('b2');
  press('ArrowDown');
  expect(focused()).toBe('c1');
  press('ArrowDown');
  expect(focused()).toBe('c1');
  press('Home');
  expect(focused()).toBe('a1');
  press('ArrowUp');
  expect(focused()).toBe('a1');
  press('End');
  expect(focused()).toBe('c1');
});

it('[T31] keys that mean something else are left to it', () => {
  const { fourth, field } = drawList();
  fourth?.focus();
  expect(press('ArrowUp', { altKey: true })).toBe(true);
  // As a library that drags an entry by the keyboard does.
  const drag = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', drag, { capture: true });
  press('ArrowUp');
  document.removeEventListener('keydown', drag, { capture: true });
  expect(focused()).toBe('b2');
  field?.focus();
  expect(press('ArrowUp')).toBe(true);
});
