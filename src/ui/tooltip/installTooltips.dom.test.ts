import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTooltips, OPEN_DELAY_MS } from './installTooltips';

let uninstall: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="one" data-tooltip="First"><svg></svg></button>
    <button id="two" data-tooltip="Second"></button>
    <button id="open" data-tooltip="Third" aria-expanded="true"></button>
    <dialog><button id="inside" data-tooltip="Inside"></button></dialog>
    <p id="text">text</p>`;
  uninstall = installTooltips(document);
});
afterEach(() => {
  uninstall();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]');
const text = () => tip()?.textContent;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

function at(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
}
function fire(target: Element, type: string, init: PointerEventInit = {}): void {
  const options = { bubbles: true, pointerType: 'mouse', ...init };
  target.dispatchEvent(new PointerEvent(type, options));
}
const hover = (selector: string) => fire(at(selector), 'pointerover');
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('[N12] on hover', () => {
  it('opens after 700 ms', () => {
    hover('#one');
    pass(699);
    expect(tip()).toBeNull();
    pass(1);
    expect(text()).toBe('First');
  });

  it('counts the time hovered before the code had loaded', () => {
    uninstall();
    const target = at('#one');
    vi.spyOn(target, 'matches').mockImplementation((selector) => selector === ':hover');
    const since = performance.now();
    pass(500);
    uninstall = installTooltips(document, { target, since });
    pass(199);
    expect(tip()).toBeNull();
    pass(1);
    expect(text()).toBe('First');
  });

  it('does not restart the delay when the mouse moves within the button', () => {
    hover('#one');
    pass(600);
    hover('#one svg');
    pass(100);
    expect(text()).toBe('First');
  });

  it('does not open if the mouse leaves before', () => {
    hover('#one');
    pass(699);
    hover('#text');
    pass(1000);
    expect(tip()).toBeNull();
  });

  it('closes when the mouse leaves the button or the page', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    hover('#text');
    expect(tip()).toBeNull();
    pass(1000);
    hover('#one');
    pass(OPEN_DELAY_MS);
    fire(at('#one'), 'pointerout', { relatedTarget: null });
    expect(tip()).toBeNull();
  });

  it('stays open while hovered itself', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    hover('[role="tooltip"]');
    pass(10_000);
    expect(text()).toBe('First');
    hover('#text');
    expect(tip()).toBeNull();
  });

  it('opens the next at once within 300 ms of closing', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    hover('#text');
    pass(299);
    hover('#two');
    pass(0);
    expect(text()).toBe('Second');
  });

  it('waits again after 300 ms', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    hover('#text');
    pass(300);
    hover('#two');
    pass(699);
    expect(tip()).toBeNull();
    pass(1);
    expect(text()).toBe('Second');
  });

  it('does not skip the delay after one that never opened', () => {
    hover('#one');
    pass(600);
    hover('#two');
    pass(600);
    expect(tip()).toBeNull();
  });

  it.each(['pointerdown', 'click'])(
    'closes on %s, and stays closed until the next hover',
    (type) => {
      hover('#one');
      pass(OPEN_DELAY_MS);
      fire(at('#one'), type);
      expect(tip()).toBeNull();
      hover('#one svg');
      pass(1000);
      expect(tip()).toBeNull();
      hover('#text');
      hover('#one');
      pass(OPEN_DELAY_MS);
      expect(text()).toBe('First');
    },
  );

  it('closes on Escape, and on no other key', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    press('Shift');
    expect(text()).toBe('First');
    press('Escape');
    expect(tip()).toBeNull();
  });

  it('does not cover the popup of an expanded button', () => {
    hover('#open');
    pass(1000);
    expect(tip()).toBeNull();
  });
});

it('does not open on touch', () => {
  fire(at('#one'), 'pointerover', { pointerType: 'touch' });
  pass(1000);
  expect(tip()).toBeNull();
});

describe('[N12] on keyboard focus', () => {
  it('opens at once, and closes on blur', () => {
    at('#one').focus();
    expect(text()).toBe('First');
    at('#two').focus();
    expect(text()).toBe('Second');
    at('#two').blur();
    expect(tip()).toBeNull();
  });

  it('ignores where the mouse goes', () => {
    at('#one').focus();
    hover('#text');
    expect(text()).toBe('First');
  });

  it('does not open for focus set by a press', () => {
    // happy-dom treats every focus as :focus-visible
    const one = at('#one');
    const visible = vi.spyOn(one, 'closest');
    visible.mockImplementation((selector) => (selector === ':focus-visible' ? null : one));
    one.focus();
    pass(1000);
    expect(tip()).toBeNull();
    visible.mockRestore();
  });
});

describe('for screen readers', () => {
  it('is hidden, since it repeats the accessible name', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    expect(tip()?.getAttribute('aria-hidden')).toBe('true');
    expect(at('#one').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the one tooltip of the page', () => {
  it('is plain text, whatever it contains', () => {
    at('#one').dataset.tooltip = '<img src=x>';
    hover('#one');
    pass(OPEN_DELAY_MS);
    expect(tip()?.childElementCount).toBe(0);
    expect(text()).toBe('<img src=x>');
  });

  it('is the accessible name of a button that has no other text for it', () => {
    at('#one').dataset.tooltip = '';
    at('#one').setAttribute('aria-label', 'Previous slide');
    hover('#one');
    pass(OPEN_DELAY_MS);
    expect(text()).toBe('Previous slide');
  });

  it('is inside the dialog of its button, which would cover it otherwise', () => {
    hover('#inside');
    pass(OPEN_DELAY_MS);
    expect(at('dialog').contains(tip())).toBe(true);
  });

  it('does not open for a removed button', () => {
    hover('#one');
    at('#one').remove();
    pass(1000);
    expect(tip()).toBeNull();
  });

  it('works in a shadow root as well', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button data-tooltip="Within"></button>';
    const stop = installTooltips(root);
    const button = root.querySelector('button');
    if (button) fire(button, 'pointerover');
    pass(OPEN_DELAY_MS);
    expect(root.querySelector('[role="tooltip"]')?.textContent).toBe('Within');
    if (button) fire(button, 'pointerout', { relatedTarget: document.body });
    expect(root.querySelector('[role="tooltip"]')).toBeNull();
    stop();
  });

  it('is removed with its listeners when uninstalled', () => {
    hover('#one');
    pass(OPEN_DELAY_MS);
    uninstall();
    expect(tip()).toBeNull();
    hover('#two');
    pass(1000);
    expect(tip()).toBeNull();
  });
});
