import type { ReactNode } from 'react';
import type { Context } from '../context';
import { sheets } from './adopt';
import base from './base.module.css';
import { renderInto } from './renderInto';

/** Mounts widgets: into elements of the page, and into our own beside its body. */
export interface Stage {
  /** Draws into the shadow of an element. */
  put(element: HTMLElement, node: ReactNode): void;
  /** Takes away what has been drawn into an element. */
  drop(element: HTMLElement): void;
  /** Draws into an element of ours, beside the body: nothing of the page moves or empties it there. */
  stand(tag: string, node: ReactNode): HTMLElement;
  /** Whether everything has been removed: what arrives later then changes nothing. */
  isOver(): boolean;
  /** Takes all away; from then on nothing is drawn any more. */
  clear(): void;
}

const stay = (event: Event) => event.stopPropagation();

/**
 * A stage without widgets. Keyboard events stop at its containers: the page's hotkeys would take what is typed into a
 * shadow root for keys pressed outside any field.
 */
export function createStage({ shadowOf, data: { tags }, options: { scheme } }: Context): Stage {
  const places = new Map<HTMLElement, Element>();
  let isOver = false;

  function put(element: HTMLElement, node: ReactNode) {
    // The page may have removed it meanwhile; if it comes back, it is drawn then.
    if (isOver || !element.isConnected) return;
    let place = places.get(element);
    if (!place) {
      place = document.createElement('div');
      place.setAttribute('class', base['base'] ?? '');
      for (const type of ['keydown', 'keypress', 'keyup']) place.addEventListener(type, stay);
      if (scheme && !element.getAttribute('scheme')) element.setAttribute('scheme', scheme);
      shadowOf(element, sheets).replaceChildren(place);
      places.set(element, place);
    }
    renderInto(place, node);
  }
  function drop(element: HTMLElement) {
    const place = places.get(element);
    if (place) renderInto(place, null);
    places.delete(element);
  }

  return {
    put,
    drop,
    stand(tag, node) {
      const element = document.createElement(tag);
      if (!isOver) document.documentElement.append(element);
      put(element, node);
      return element;
    },
    isOver: () => isOver,
    clear() {
      isOver = true;
      const all = [...places.keys(), ...document.querySelectorAll<HTMLElement>(tags.join())];
      for (const element of all) {
        drop(element);
        const root = element.shadowRoot;
        // All others are the page's: their own content shows again, as it would without scripts.
        if (!tags.includes(element.localName)) element.remove();
        else if (root) {
          root.replaceChildren(document.createElement('slot'));
          root.adoptedStyleSheets = [];
        }
      }
    },
  };
}
