import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../ui/testing/mount';
import { useHoverMenu } from './useHoverMenu';
import { watchHover } from './watchHover';

vi.mock('./watchHover', { spy: true });

function Menu() {
  return (
    <nav {...useHoverMenu()}>
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
beforeEach(async () => {
  vi.useFakeTimers();
  canHover = true;
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  ({ unmount } = mount(<Menu />));
  await moveOnto('nav', 'mouse');
  // Beyond the skip delay after the previous test.
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function moveOnto(selector: string, pointerType: string): Promise<void> {
  await act(async () => {
    const event = new PointerEvent('pointerover', { pointerType, bubbles: true });
    document.querySelector(selector)?.dispatchEvent(event);
    await vi.dynamicImportSettled();
  });
}

const fire = (id: string, type: string, pointerType = 'mouse') =>
  document.getElementById(id)?.dispatchEvent(new PointerEvent(type, { pointerType }));
const enter = (id: string, pointerType?: string) => fire(id, 'pointerenter', pointerType);
const leave = (id: string) => fire(id, 'pointerleave');
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const open = () =>
  [...document.querySelectorAll('[aria-expanded="true"]')].map(
    (button) => button.parentElement?.id,
  );

describe('hovering an entry', () => {
  it('opens its submenu after 200 ms', () => {
    enter('one');
    pass(199);
    expect(open()).toEqual([]);
    pass(1);
    expect(open()).toEqual(['one']);
  });

  it('opens nothing if the mouse only passes over it', () => {
    enter('one');
    pass(199);
    leave('one');
    pass(1000);
    expect(open()).toEqual([]);
  });

  it('closes it 150 ms after the mouse has left, unless it returns', () => {
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
  ])('%d ms after another has closed opens it at once: %j', (ms, opened) => {
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

describe('a click on the button', () => {
  const flip = (event: Event) => {
    const button = event.target as Element;
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  };
  // Stands in for the early script.
  beforeEach(() => document.addEventListener('click', flip));
  afterEach(() => document.removeEventListener('click', flip));

  const press = (id: string, detail = 1) =>
    document
      .querySelector(`#${id} button`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

  it('leaves open what the hover has opened; the second closes it', () => {
    enter('one');
    pass(200);
    press('one');
    expect(open()).toEqual(['one']);
    press('one');
    expect(open()).toEqual([]);
  });

  it('before that opens it at once, and the next closes it for good', () => {
    enter('one');
    pass(100);
    press('one');
    expect(open()).toEqual(['one']);
    press('one');
    pass(1000);
    expect(open()).toEqual([]);
  });

  it('by keyboard closes an open submenu, however it was opened', () => {
    enter('one');
    pass(200);
    press('one', 0);
    expect(open()).toEqual([]);
  });

  it('reopens what Escape has closed under the mouse', () => {
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

it('opens nothing after unmounting', () => {
  enter('one');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

describe('the code of it', () => {
  const watching = () => vi.mocked(watchHover).mock.calls.length;

  it('comes with the first mouse, not with a finger', async () => {
    unmount();
    ({ unmount } = mount(<Menu />));
    vi.mocked(watchHover).mockClear();
    await moveOnto('nav', 'touch');
    expect(watching()).toBe(0);
    await moveOnto('nav', 'mouse');
    expect(watching()).toBe(2);
    await moveOnto('#two', 'mouse');
    expect(watching()).toBe(2);
  });

  it.each([
    [150, 49],
    [5000, 0],
  ])('that came %d ms late opens the entry under the mouse after %d ms', (late, ms) => {
    const item = document.getElementById('one') as HTMLElement;
    vi.spyOn(item, 'matches').mockReturnValue(true);
    const stop = watchHover(item, performance.now() - late);
    pass(ms);
    expect(open()).toEqual(late === 150 ? [] : ['one']);
    pass(1);
    expect(open()).toEqual(['one']);
    stop();
  });
});
