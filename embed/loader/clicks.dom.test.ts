import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../context';
import { createClickListener } from './clicks';

const inquiry = { add: vi.fn<Api['add']>(), open: vi.fn<Api['open']>(() => Promise.resolve()) };

/** Clicks on the element with the id 'it'; resolves to whether the loader took the click. */
function clickOn(html: string, { name, ...init }: MouseEventInit & { name?: string } = {}) {
  document.body.innerHTML = html;
  const listener = createClickListener(inquiry, name);
  document.addEventListener('click', listener, { capture: true, once: true });
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  document.getElementById('it')?.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a click', () => {
  it('on what is in a button of the page adds its product', () => {
    const html = '<a data-inquiry-add="P-1" data-inquiry-quantity="3"><b id="it">Add</b></a>';
    expect(clickOn(html)).toBe(true);
    expect(inquiry.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'p-1', quantity: 3 }),
      undefined,
      document.querySelector('a'),
    );
  });

  it('on a button that opens the list opens it', () => {
    expect(clickOn('<button id="it" data-inquiry-open></button>')).toBe(true);
    expect(inquiry.open).toHaveBeenCalledOnce();
  });

  it('that opens a new tab is left to the browser', () => {
    const html = '<a id="it" data-inquiry-add="p-1"></a>';
    expect([clickOn(html, { ctrlKey: true }), clickOn(html, { metaKey: true })]).toEqual([
      false,
      false,
    ]);
    expect(inquiry.add).not.toHaveBeenCalled();
  });

  it('on anything else is left alone', () => {
    expect(clickOn('<button id="it">Menu</button>')).toBe(false);
  });
});

describe('with several suppliers', () => {
  const theirs = '<a id="it" data-inquiry-add="p-1" data-name="acme"></a>';

  it("a named button is left alone by the ordinary script and by other suppliers'", () => {
    expect([clickOn(theirs), clickOn(theirs, { name: 'other' })]).toEqual([false, false]);
  });

  it('a named button adds for the script of its name', () => {
    expect(clickOn(theirs, { name: 'acme' })).toBe(true);
    expect(inquiry.add).toHaveBeenCalledOnce();
  });

  it('a button in a widget belongs to the supplier of the widget', () => {
    const tile = (name: string) =>
      `<inquiry-products data-name="${name}"><a id="it" data-inquiry-add="p-1"></a></inquiry-products>`;
    expect(clickOn(tile('acme'), { name: 'acme' })).toBe(true);
    expect(clickOn(tile('other'), { name: 'acme' })).toBe(false);
  });
});
