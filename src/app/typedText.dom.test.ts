import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForOneTest } from './early/testing';
import { followTyping } from './typedText';

const PAGE = `
  <input id="name" value="">
  <textarea name="message"></textarea>
  <select name="branch"><option value="">Choose</option><option value="north">North</option></select>
  <input type="checkbox" name="copy">`;

/** A field, whatever its kind: all that is read here is what inputs and text areas have in common. */
const at = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** What the page holds, drawn anew. */
function drawAnew(): void {
  document.body.innerHTML = PAGE;
}

function type(selector: string, text: string): void {
  const field = at(selector);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  listenForOneTest(document);
  drawAnew();
});

describe('what a visitor has typed', () => {
  it('before React comes back into fields that React has drawn anew', () => {
    at('#name').value = 'Tendai';
    at('select').value = 'north';
    at('[type=checkbox]').checked = true;
    const typed = followTyping();
    drawAnew();
    const heard = vi.fn<() => void>();
    at('#name').addEventListener('input', heard);
    typed.restore();
    expect(at('#name').value).toBe('Tendai');
    expect(at('select').value).toBe('north');
    expect(at('[type=checkbox]').checked).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('later comes back, too, as often as it takes', () => {
    const typed = followTyping();
    type('textarea', 'Two pumps');
    for (let time = 0; time < 3; time += 1) {
      drawAnew();
      typed.restore();
    }
    expect(at('textarea').value).toBe('Two pumps');
  });

  it('calls nobody back who goes on to something else while it is drawn anew', () => {
    const typed = followTyping();
    const field = at('textarea');
    field.focus();
    type('textarea', 'Two pumps');
    // As a field that commits what it holds when it is left: drawn anew between the two events.
    field.addEventListener('focusout', () => {
      field.replaceWith(Object.assign(document.createElement('textarea'), { name: 'message' }));
    });
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: at('#name') }));
    typed.restore();
    expect(at('textarea').value).toBe('Two pumps');
    expect(document.activeElement).not.toBe(at('textarea'));
  });

  it('comes back with the focus and the cursor', () => {
    const typed = followTyping();
    const field = at('textarea');
    field.focus();
    type('textarea', 'Two pumps');
    field.setSelectionRange(3, 3);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    drawAnew();
    typed.restore();
    expect(document.activeElement).toBe(at('textarea'));
    expect(at('textarea').selectionStart).toBe(3);
  });

  it('does not come back into the same field of another page', () => {
    const typed = followTyping();
    type('#name', 'Tendai');
    history.pushState(null, '', '/elsewhere');
    drawAnew();
    typed.restore();
    expect(at('#name').value).toBe('');
    history.replaceState(null, '', '/');
  });

  it('does not come back into a field that appears much later', () => {
    vi.useFakeTimers();
    const typed = followTyping();
    type('#name', 'Tendai');
    document.body.innerHTML = '';
    typed.restore();
    vi.advanceTimersByTime(1500);
    drawAnew();
    typed.restore();
    expect(at('#name').value).toBe('');
    vi.useRealTimers();
  });

  it('is announced to React, and fields that are not in use as left', async () => {
    at('#name').value = '6';
    const typed = followTyping();
    const heard: string[] = [];
    for (const event of ['input', 'focusout'])
      document.body.addEventListener(event, () => heard.push(event));
    typed.announce();
    await vi.waitFor(() => expect(heard).toEqual(['input', 'focusout']), 20_000);
  });
});
