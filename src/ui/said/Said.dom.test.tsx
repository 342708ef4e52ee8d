import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { one } from '../testing/act';
import { mount } from '../testing/mount';
import { Said } from './Said';
import { SAY_AFTER_MS, SAY_BRIEF_AFTER_MS } from './say';

const region = (part: ParentNode) => one(part, '[role="status"]');
const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));

/** A region, and the texts that it comes to hold. */
function say(text: string, about?: string) {
  const { container, render } = mount(<Said text={text} about={about} />);
  return {
    region: region(container),
    become: (next: string, nextAbout?: string) => render(<Said text={next} about={nextAbout} />),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a text to be heard', () => {
  it('is said once it has settled, not in the moment of the key', () => {
    const said = say('9 left');
    pass(SAY_AFTER_MS - 1);
    expect(said.region.textContent).toBe('');
    said.become('3 left');
    pass(SAY_AFTER_MS - 1);
    expect(said.region.textContent).toBe('');
    pass(1);
    expect(said.region.textContent).toBe('3 left');
  });

  it('is gone for who reads the page afterwards', () => {
    const said = say('9 left');
    pass(60_000);
    expect(said.region.textContent).toBe('');
  });

  it('is said again, as a change, when it answers something else', () => {
    const said = say('9 left', 'red');
    pass(SAY_AFTER_MS);
    const before = said.region.firstElementChild;
    said.become('9 left', 'blue');
    pass(SAY_AFTER_MS);
    expect(said.region.textContent).toBe('9 left');
    expect(said.region.firstElementChild).not.toBe(before);
  });

  it('is not said twice of the same', () => {
    const said = say('9 left', 'red');
    pass(SAY_AFTER_MS);
    const before = said.region.firstElementChild;
    said.become('9 left', 'red');
    pass(SAY_AFTER_MS);
    expect(said.region.firstElementChild).toBe(before);
  });
});

it('that probably gives way is said only if it stands for long', () => {
  const said = mount(<Said text="loading" isBrief />);
  pass(SAY_BRIEF_AFTER_MS - 1);
  expect(region(said.container).textContent).toBe('');
  pass(1);
  expect(region(said.container).textContent).toBe('loading');
});

it('is silent beside an open dialog, and speaks in it', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const beside = mount(<Said text="9 left" />).container;
  const inside = mount(<Said text="9 left" />).container;
  dialog.append(inside);
  pass(SAY_AFTER_MS);
  expect([beside, inside].map((part) => region(part).textContent)).toEqual(['', '9 left']);
  inside.remove();
});
