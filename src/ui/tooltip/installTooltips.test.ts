// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTooltips, OPEN_DELAY } from './installTooltips';

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

describe('under a mouse', () => {
  it('opens after 700 ms', () => {
    hover('#one');
    pass(699);
    expect(tip()).toBeNull();
    pass(1);
    expect(text()).toBe('First');
  });

  it('counts the time that the mouse has waited for it to be fetched', () => {
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

  it('does not begin to wait anew when the mouse moves within the button', () => {
    hover('#one');
    pass(600);
    hover('#one svg');
    pass(100);
    expect(text()).toBe('First');
  });

  it('does not open when the mouse has left before', () => {
    hover('#one');
    pass(699);
    hover('#text');
    pass(1000);
    expect(tip()).toBeNull();
  });

  it('closes when the mouse leaves the button, or the page', () => {
    hover('#one');
    pass(OPEN_DELAY);
    hover('#text');
    expect(tip()).toBeNull();
    pass(1000);
    hover('#one');
    pass(OPEN_DELAY);
    fire(at('#one'), 'pointerout', { relatedTarget: null });
    expect(tip()).toBeNull();
  });

  it('stays while the mouse is on it', () => {
    hover('#one');
    pass(OPEN_DELAY);
    hover('[role="tooltip"]');
    pass(10_000);
    expect(text()).toBe('First');
    hover('#text');
    expect(tip()).toBeNull();
  });

  it('opens the next one at once within 300 ms after one has closed', () => {
    hover('#one');
    pass(OPEN_DELAY);
    hover('#text');
    pass(299);
    hover('#two');
    pass(0);
    expect(text()).toBe('Second');
  });

  it('waits again after 300 ms', () => {
    hover('#one');
    pass(OPEN_DELAY);
    hover('#text');
    pass(300);
    hover('#two');
    pass(699);
    expect(tip()).toBeNull();
    pass(1);
    expect(text()).toBe('Second');
  });

  it('does not skip the wait because of one that never opened', () => {
    hover('#one');
    pass(600);
    hover('#two');
    pass(600);
    expect(tip()).toBeNull();
  });

  it.each(['pointerdown', 'click'])(
    'closes on %s, and stays closed until the mouse comes again',
    (type) => {
      hover('#one');
      pass(OPEN_DELAY);
      fire(at('#one'), type);
      expect(tip()).toBeNull();
      hover('#one svg');
      pass(1000);
      expect(tip()).toBeNull();
      hover('#text');
      hover('#one');
      pass(OPEN_DELAY);
      expect(text()).toBe('First');
    },
  );

  it('closes on Escape, and on no other key', () => {
    hover('#one');
    pass(OPEN_DELAY);
    press('Shift');
    expect(text()).toBe('First');
    press('Escape');
    expect(tip()).toBeNull();
  });

  it('does not cover what an open button shows', () => {
    hover('#open');
    pass(1000);
    expect(tip()).toBeNull();
  });
});

it('does not open by touch', () => {
  fire(at('#one'), 'pointerover', { pointerType: 'touch' });
  pass(1000);
  expect(tip()).toBeNull();
});

describe('under the keyboard', () => {
  it('opens at once, and closes when the focus goes', () => {
    at('#one').focus();
    expect(text()).toBe('First');
    at('#two').focus();
    expect(text()).toBe('Second');
    at('#two').blur();
    expect(tip()).toBeNull();
  });

  it('does not mind where the mouse goes', () => {
    at('#one').focus();
    hover('#text');
    expect(text()).toBe('First');
  });

  it('does not open for a focus that a press has set', () => {
    // happy-dom takes every focus for one of the keyboard
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
  it('is silent, as it repeats the name', () => {
    hover('#one');
    pass(OPEN_DELAY);
    expect(tip()?.getAttribute('aria-hidden')).toBe('true');
    expect(at('#one').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the one tooltip of the page', () => {
  it('is plain text, whatever it says', () => {
    at('#one').dataset.tooltip = '<img src=x>';
    hover('#one');
    pass(OPEN_DELAY);
    expect(tip()?.childElementCount).toBe(0);
    expect(text()).toBe('<img src=x>');
  });

  it('lies in the dialog that its button lies in, which else would cover it', () => {
    hover('#inside');
    pass(OPEN_DELAY);
    expect(at('dialog').contains(tip())).toBe(true);
  });

  it('does not open for a button that has gone', () => {
    hover('#one');
    at('#one').remove();
    pass(1000);
    expect(tip()).toBeNull();
  });

  it('serves a shadow root as well', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button data-tooltip="Within"></button>';
    const stop = installTooltips(root);
    const button = root.querySelector('button');
    if (button) fire(button, 'pointerover');
    pass(OPEN_DELAY);
    expect(root.querySelector('[role="tooltip"]')?.textContent).toBe('Within');
    if (button) fire(button, 'pointerout', { relatedTarget: document.body });
    expect(root.querySelector('[role="tooltip"]')).toBeNull();
    stop();
  });

  it('is gone, with its listeners, when it is uninstalled', () => {
    hover('#one');
    pass(OPEN_DELAY);
    uninstall();
    expect(tip()).toBeNull();
    hover('#two');
    pass(1000);
    expect(tip()).toBeNull();
  });
});
