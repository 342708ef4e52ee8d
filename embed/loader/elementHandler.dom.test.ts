import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context, Widgets } from '../context';
import { createShadows } from '../shadows';
import { createElementHandler } from './elementHandler';
import { createWidgetsLink } from './widgetsLink';

const widgets = { draw: vi.fn<Widgets['draw']>(), drop: vi.fn<Widgets['drop']>() };
const observe = vi.fn<(element: Element) => void>();
const unobserve = vi.fn<(element: Element) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      unobserve = unobserve;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const showIn = createShadows('');

/** @param name That of the script. */
function setUp(name?: string) {
  const context = {
    showIn,
    launcher: element('inquiry-launcher', name),
    data: { words: { addToList: 'Add' } },
  } as unknown as Context;
  const link = createWidgetsLink(
    () => Promise.resolve(widgets as unknown as Widgets),
    () => {},
  );
  return { link, handler: createElementHandler(context, link) };
}

function element(tag: string, name?: string) {
  const made = document.createElement(tag);
  if (name !== undefined) made.dataset['name'] = name;
  return made;
}

describe('an element', () => {
  it('that adds a product is drawn at once, without the widgets', () => {
    const { link, handler } = setUp();
    const button = element('inquiry-add');
    handler.draw(button);
    expect(button.shadowRoot?.textContent).toBe('Add');
    expect([observe.mock.calls, link.widgets]).toEqual([[], undefined]);
  });

  it('of all other kinds waits until it comes near', () => {
    const { handler } = setUp();
    const list = element('inquiry-list');
    handler.draw(list);
    expect(observe).toHaveBeenCalledExactlyOnceWith(list);
    expect(widgets.draw).not.toHaveBeenCalled();
  });

  it('that has been drawn before is drawn again at once', async () => {
    const { handler } = setUp();
    const list = element('inquiry-list');
    showIn(list, document.createElement('p'));
    handler.draw(list);
    await vi.waitFor(() => expect(widgets.draw).toHaveBeenCalledExactlyOnceWith(list));
    expect(observe).not.toHaveBeenCalled();
  });

  it('that goes is forgotten, and dropped by the widgets if they are here', async () => {
    const { link, handler } = setUp();
    const list = element('inquiry-list');
    handler.drop(list);
    expect(widgets.drop).not.toHaveBeenCalled();
    await link.fetch();
    handler.drop(list);
    expect(widgets.drop).toHaveBeenCalledExactlyOnceWith(list);
    expect(unobserve).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another name', undefined, 'acme'],
    ['no name, by a script with one', 'acme', undefined],
    ['an empty name, by a script with one', 'acme', ''],
  ])('with %s is left alone', (_, ownName, itsName) => {
    const { handler } = setUp(ownName);
    handler.draw(element('inquiry-chat', itsName));
    expect(observe).not.toHaveBeenCalled();
  });
});
