import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { muteComposing } from './composing';

let unmute = () => {};
beforeEach(() => (unmute = muteComposing(window)));
afterEach(() => unmute());

/** Presses Enter in a field; returns how often its own listener and one of the whole page heard of it. */
function pressEnter(init: KeyboardEventInit) {
  const [inField, onPage] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { container } = mount(<input onKeyDown={inField} />);
  document.addEventListener('keydown', onPage);
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  fire(one(container, 'input'), event);
  document.removeEventListener('keydown', onPage);
  return [inField.mock.calls.length, onPage.mock.calls.length, event.defaultPrevented];
}

it('Enter that confirms the word of an input method does nothing else', () => {
  expect(pressEnter({ isComposing: true })).toEqual([0, 0, false]);
});

it('Enter that Safari sends after the word is confirmed does nothing else', () => {
  expect(pressEnter({ keyCode: 229 })).toEqual([0, 0, false]);
});

it('Enter of its own does what it stands for', () => {
  expect(pressEnter({ keyCode: 13 })).toEqual([1, 1, false]);
});
