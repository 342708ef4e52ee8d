import { data } from 'virtual:inquiry/widgets';
import type { ReactNode } from 'react';
import type { Context } from '../context';
import { elementsOf } from '../elementClass';
import type { Sheet } from '../shadows';
import { sheets } from './adopt';
import { namesOf } from './attributes';
import base from './base.module.css';
import { renderInto } from './renderInto';

/** The shadow roots that widgets are rendered into: of elements of the page, and of our own beside its body. */
export interface WidgetRoots {
  /**
   * Renders into the shadow root of an element.
   * @param own Style sheets besides those of the widgets.
   */
  render(element: HTMLElement, node: ReactNode, own?: readonly Sheet[]): void;
  /** Unmounts what was rendered into an element. */
  unmount(element: HTMLElement): void;
  /** Renders into a new element beside the body, where the page does not move or empty it. */
  append(tag: string, node: ReactNode): HTMLElement;
  /** The elements on the page that this script serves. */
  elements(): HTMLElement[];
  /** Whether they were destroyed, so that late results must be ignored. */
  isDestroyed(): boolean;
  /** Unmounts everything for good. */
  destroy(): void;
}

const stopPropagation = (event: Event) => event.stopPropagation();

/**
 * Stops the propagation of keyboard events in widgets: to the page's hotkeys, typing
 * in a shadow root would look like keys pressed outside of any field.
 * @param rerender Rerenders an element whose attributes have changed.
 */
export function createWidgetRoots(
  { showIn, click, data: { attributes }, options: { scheme }, launcher }: Context,
  rerender: (element: HTMLElement) => void,
): WidgetRoots {
  const { name } = launcher.dataset;
  const tags = Object.keys(attributes);
  const containers = new Map<HTMLElement, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) rerender(target as HTMLElement);
  });
  let isDestroyed = false;

  function render(element: HTMLElement, node: ReactNode, own: readonly Sheet[] = []) {
    // Skip it if the page has removed it: it is rendered when it is connected again.
    if (isDestroyed || !element.isConnected) return;
    let container = containers.get(element);
    if (!container) {
      container = document.createElement('div');
      container.setAttribute('class', base['base'] ?? '');
      // Name the language of the site, because its words are shown whatever the language of the page is.
      container.setAttribute('lang', data.language);
      for (const type of ['keydown', 'keypress', 'keyup'])
        container.addEventListener(type, stopPropagation);
      // Listen here too, because the document's listener does not see buttons in a closed shadow root of the page.
      container.addEventListener('click', (event) => click(event as MouseEvent));
      showIn(element, container, [...sheets, ...own]);
      containers.set(element, container);
      changes.observe(element, { attributeFilter: namesOf(element.localName) });
    }
    // Set it on an element of our own, because frameworks compare the attributes of theirs with what their server wrote.
    container.setAttribute('data-scheme', element.getAttribute('scheme') || scheme || '');
    renderInto(container, node);
  }
  function unmount(element: HTMLElement) {
    const container = containers.get(element);
    if (container) renderInto(container, null);
    containers.delete(element);
  }

  const elements = () => elementsOf(tags).filter(({ dataset }) => dataset['name'] === name);

  return {
    render,
    unmount,
    elements,
    append(tag, node) {
      const element = document.createElement(tag);
      if (name) element.dataset['name'] = name;
      if (!isDestroyed) document.documentElement.append(element);
      render(element, node);
      return element;
    },
    isDestroyed: () => isDestroyed,
    destroy() {
      isDestroyed = true;
      changes.disconnect();
      for (const element of [...containers.keys(), ...elements()]) {
        unmount(element);
        if (!tags.includes(element.localName)) element.remove();
      }
    },
  };
}
