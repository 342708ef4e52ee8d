import { act, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fire, one } from '../testing/act';
import { mount } from '../testing/mount';
import { motionPaused } from './motion';
import { PauseButton } from './PauseButton';
import { useHeld } from './useHeld';

let container: HTMLElement;
let reduced: EventTarget & { matches: boolean };

function Carousel() {
  const section = useRef<HTMLElement>(null);
  const held = useHeld(section);
  return (
    <section ref={section} data-held={held}>
      <button type="button">Next</button>
    </section>
  );
}

const WORDS = {
  pause: 'Pause all',
  resume: 'Resume all',
  paused: 'Paused',
  resumed: 'Resumed',
};

const section = () => one(container, 'section');
const button = () => one(container, 'section button');
const held = () => section().dataset['held'] === 'true';
const focus = (visible: boolean) => {
  // happy-dom does not implement :focus-visible.
  vi.spyOn(button(), 'matches').mockReturnValue(visible);
  fire(button(), new FocusEvent('focusin', { bubbles: true }));
};

beforeEach(() => {
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => reduced);
  ({ container } = mount(
    <>
      <Carousel />
      <PauseButton words={WORDS} />
    </>,
  ));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => void (motionPaused.value = false));
});

it('moves by default', () => {
  expect(held()).toBe(false);
});

it('[M3] rests while hovered', () => {
  fire(section(), new PointerEvent('pointerenter'));
  expect(held()).toBe(true);
  fire(section(), new PointerEvent('pointerleave'));
  expect(held()).toBe(false);
});

it('[M3] rests while it has keyboard focus', () => {
  focus(true);
  expect(held()).toBe(true);
  fire(button(), new FocusEvent('focusout', { bubbles: true }));
  expect(held()).toBe(false);
});

it('keeps moving when a click leaves focus in it', () => {
  focus(false);
  expect(held()).toBe(false);
});

it('resumes only when neither hovered nor focused', () => {
  fire(section(), new PointerEvent('pointerenter'));
  focus(true);
  fire(section(), new PointerEvent('pointerleave'));
  expect(held()).toBe(true);
});

it('[M3] rests in a hidden tab', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fire(document, new Event('visibilitychange'));
  expect(held()).toBe(true);
  hidden.mockReturnValue(false);
  fire(document, new Event('visibilitychange'));
  expect(held()).toBe(false);
});

describe('[M3] [X3] under reduced motion', () => {
  it('rests from the start', () => {
    reduced.matches = true;
    ({ container } = mount(<Carousel />));
    expect(held()).toBe(true);
  });

  it('follows a change while mounted', () => {
    reduced.matches = true;
    fire(reduced, new Event('change'));
    expect(held()).toBe(true);
  });
});

describe('[M4] the pause button', () => {
  const pause = () => one(container, 'section + button');

  it('pauses everything that moves, and resumes it', () => {
    const second = mount(<Carousel />).container;
    click(pause());
    expect(held()).toBe(true);
    expect(one(second, 'section').dataset['held']).toBe('true');
    click(pause());
    expect(held()).toBe(false);
  });

  it('is labelled by what a press would do', () => {
    expect(pause().getAttribute('aria-label')).toBe('Pause all');
    click(pause());
    expect(pause().getAttribute('aria-label')).toBe('Resume all');
  });

  it('says what it has done, and the others are silent', () => {
    const second = mount(<PauseButton words={WORDS} />).container;
    const saidBy = (part: HTMLElement) => one(part, '[role="status"]').textContent;
    expect([saidBy(container), saidBy(second)]).toEqual(['', '']);
    click(pause());
    expect([saidBy(container), saidBy(second)]).toEqual(['Paused', '']);
    click(pause());
    expect([saidBy(container), saidBy(second)]).toEqual(['Resumed', '']);
  });
});

it('removes its listeners on unmount', () => {
  const looks = vi.spyOn(document, 'hidden', 'get');
  mount(<Carousel />).unmount();
  const before = looks.mock.calls.length;
  fire(document, new Event('visibilitychange'));
  fire(reduced, new Event('change'));
  // Twice, for the component that is still mounted.
  expect(looks.mock.calls.length - before).toBe(2);
});
