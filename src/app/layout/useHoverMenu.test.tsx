// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { useHoverMenu } from './useHoverMenu';

function Menu() {
  return (
    <nav ref={useHoverMenu()}>
      {['one', 'two'].map((id) => (
        <div key={id} id={id} data-submenu="">
          <button type="button" data-toggle="" aria-expanded="false" aria-label={id} />
        </div>
      ))}
    </nav>
  );
}

let canHover: boolean;
let unmount: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  canHover = true;
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  ({ unmount } = mount(<Menu />));
  // What another test has closed was long ago.
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fire = (id: string, type: string, pointerType = 'mouse') =>
  document.getElementById(id)?.dispatchEvent(new PointerEvent(type, { pointerType }));
const enter = (id: string, pointerType?: string) => fire(id, 'pointerenter', pointerType);
const leave = (id: string) => fire(id, 'pointerleave');
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map(
    (button) => button.parentElement?.id,
  );

describe('a mouse that rests on an entry', () => {
  it('opens its submenu after 200 ms', () => {
    enter('one');
    pass(199);
    expect(open()).toEqual([]);
    pass(1);
    expect(open()).toEqual(['one']);
  });

  it('opens nothing where it only passes by', () => {
    enter('one');
    pass(199);
    leave('one');
    pass(1000);
    expect(open()).toEqual([]);
  });

  it('closes it 150 ms after it has left, unless it comes back before', () => {
    enter('one');
    pass(200);
    leave('one');
    pass(149);
    expect(open()).toEqual(['one']);
    enter('one');
    pass(1000);
    expect(open()).toEqual(['one']);
    leave('one');
    pass(150);
    expect(open()).toEqual([]);
  });

  it.each([
    [299, ['two']],
    [300, []],
  ])('%d ms after one has closed opens at once: %j', (ms, opened) => {
    enter('one');
    pass(200);
    leave('one');
    pass(150);
    pass(ms);
    enter('two');
    pass(0);
    expect(open()).toEqual(opened);
    pass(200);
    expect(open()).toEqual(['two']);
  });
});

describe('a press of the button', () => {
  const flip = (event: Event) => {
    const button = event.target as Element;
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  };
  // What the early script does with it.
  beforeEach(() => document.addEventListener('click', flip));
  afterEach(() => document.removeEventListener('click', flip));

  const press = (id: string, detail = 1) =>
    document
      .querySelector(`#${id} button`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

  it('leaves open what the mouse has opened by resting; the second closes it', () => {
    enter('one');
    pass(200);
    press('one');
    expect(open()).toEqual(['one']);
    press('one');
    expect(open()).toEqual([]);
  });

  it('before that opens at once, and the next closes for good', () => {
    enter('one');
    pass(100);
    press('one');
    expect(open()).toEqual(['one']);
    press('one');
    pass(1000);
    expect(open()).toEqual([]);
  });

  it('of the keyboard closes what is open, whoever has opened it', () => {
    enter('one');
    pass(200);
    press('one', 0);
    expect(open()).toEqual([]);
  });

  it('opens again what was closed by Escape under the mouse', () => {
    enter('one');
    pass(200);
    document.querySelector('#one button')?.setAttribute('aria-expanded', 'false');
    press('one');
    expect(open()).toEqual(['one']);
  });
});

it.each(['touch', 'pen'])('leaves a %s to the button', (pointerType) => {
  enter('one', pointerType);
  pass(1000);
  expect(open()).toEqual([]);
});

it('leaves a screen that cannot hover to the button', () => {
  canHover = false;
  enter('one');
  pass(1000);
  expect(open()).toEqual([]);
});

it('opens nothing any more once it is gone', () => {
  enter('one');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
