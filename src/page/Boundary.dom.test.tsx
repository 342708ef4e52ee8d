import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, one } from '../ui/testing/act';
import { mount } from '../ui/testing/mount';
import { Boundary } from './Boundary';

/** What the part shows, or throws. */
const shows = vi.fn<() => string>();

function Part() {
  const [count, set] = useState(0);
  return (
    <button type="button" onClick={() => set(count + 1)}>
      {shows()}
    </button>
  );
}

function Switch() {
  const [isOn, set] = useState(false);
  return (
    <button type="button" onClick={() => set(true)}>
      {isOn ? <b>on</b> : <i>off</i>}
    </button>
  );
}

const gone = () => {
  throw new Error('gone');
};

const draw = () =>
  mount(
    <Boundary type="App" path="/" instead={<b>instead</b>}>
      <Boundary type="hero" path="/ › block 1" instead="sorry">
        <Part />
      </Boundary>
      <i>the rest</i>
    </Boundary>,
  ).container;

beforeEach(() => {
  shows.mockReset().mockReturnValue('drawn');
  vi.stubEnv('DEV', false);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

describe('a part of a page that throws', () => {
  it('is drawn anew if it was on the screen, and the rest stays', () => {
    const container = draw();
    const [rest, before] = ['i', 'button'].map((tag) => one(container, tag));
    // React tries a second time by itself.
    shows.mockImplementationOnce(gone).mockImplementationOnce(gone);
    click(one(container, 'button'));
    expect(container.textContent).toBe('drawnthe rest');
    expect(one(container, 'button')).not.toBe(before);
    expect(one(container, 'i')).toBe(rest);
  });

  it('is replaced by its fallback if it keeps throwing', () => {
    const container = draw();
    shows.mockImplementation(gone);
    click(one(container, 'button'));
    expect(container.textContent).toBe('sorrythe rest');
  });

  it('is replaced by its fallback if it could never be drawn', () => {
    shows.mockImplementation(gone);
    expect(draw().textContent).toBe('sorrythe rest');
  });

  it('is drawn anew after a program has moved its elements', () => {
    const { container } = mount(
      <Boundary type="hero" path="/" instead="sorry">
        <Switch />
      </Boundary>,
    );
    const moved = document.createElement('font');
    moved.append(one(container, 'i'));
    one(container, 'button').append(moved);
    click(one(container, 'button'));
    expect(container.textContent).toMatch(/^(on|off)$/);
  });
});
