import type { ReactNode } from 'react';
import type { Context } from '../context';
import { sheets } from './adopt';
import { namesOf } from './attributes';
import base from './base.module.css';
import { renderInto } from './renderInto';

/** Mounts widgets: in elements of the page, and in our own beside its body. */
export interface Stage {
  /** Renders into the shadow root of an element. */
  put(element: HTMLElement, node: ReactNode): void;
  /** Unmounts what was rendered into an element. */
  drop(element: HTMLElement): void;
  /** Renders into a new element beside the body, where the page does not move or empty it. */
  stand(tag: string, node: ReactNode): HTMLElement;
  /** The elements on the page that this script serves. */
  own(): HTMLElement[];
  /** Whether the stage was cleared, so that late results must be ignored. */
  isOver(): boolean;
  /** Unmounts everything for good. */
  clear(): void;
}

const stay = (event: Event) => event.stopPropagation();

/**
 * Creates an empty stage. Stops the propagation of keyboard events at its containers: to the page's hotkeys, typing
 * in a shadow root would look like keys pressed outside of any field.
 * @param redraw Rerenders an element whose attributes have changed.
 */
export function createStage(
  { shadowOf, press, data: { tags }, options: { scheme, name } }: Context,
  redraw: (element: HTMLElement) => void,
): Stage {
  const containers = new Map<HTMLElement, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) redraw(target as HTMLElement);
  });
  let isOver = false;

  function put(element: HTMLElement, node: ReactNode) {
    // The page may have removed it; it is rendered when it is connected again.
    if (isOver || !element.isConnected) return;
    let container = containers.get(element);
    if (!container) {
      container = document.createElement('div');
      container.setAttribute('class', base['base'] ?? '');
      for (const type of ['keydown', 'keypress', 'keyup']) container.addEventListener(type, stay);
      // In a closed shadow root of the page, the document's listener does not see the button.
      container.addEventListener('click', (event) => press(event as MouseEvent));
      if (scheme && !element.getAttribute('scheme')) element.setAttribute('scheme', scheme);
      shadowOf(element, sheets).replaceChildren(container);
      containers.set(element, container);
      changes.observe(element, { attributeFilter: namesOf(element.localName) });
    }
    renderInto(container, node);
  }
  function drop(element: HTMLElement) {
    const container = containers.get(element);
    if (container) renderInto(container, null);
    containers.delete(element);
  }

  const own = () =>
    [...document.querySelectorAll<HTMLElement>(tags.join())].filter(
      ({ dataset }) => dataset['name'] === name,
    );

  return {
    put,
    drop,
    own,
    stand(tag, node) {
      const element = document.createElement(tag);
      if (name) element.dataset['name'] = name;
      if (!isOver) document.documentElement.append(element);
      put(element, node);
      return element;
    },
    isOver: () => isOver,
    clear() {
      isOver = true;
      changes.disconnect();
      for (const element of [...containers.keys(), ...own()]) {
        drop(element);
        const root = element.shadowRoot;
        // The page's own elements show their fallback content again.
        if (!tags.includes(element.localName)) element.remove();
        else if (root) {
          root.replaceChildren(document.createElement('slot'));
          root.adoptedStyleSheets = [];
        }
      }
    },
  };
}
