import type { OpenedElement } from '../context';
import { writtenOn } from './attributes';
import type { DoctorLink } from './doctorLink';
import type { ElementComponent, Page } from './element';
import type { FetchElement } from './fetchElement';
import { pause } from './pause';
import type { WidgetRoots } from './widgetRoots';

/** Where the elements of a page come from. */
export interface ElementSources {
  /** The components that came with the widgets, by tag. */
  components: Partial<Record<string, ElementComponent>>;
  /** Fetches the others. */
  fetchElement: FetchElement;
}

/**
 * Creates the function that draws an element, with its attributes as they are then. Elements that come near at the same
 * time are drawn one by one. Until the file of an element has come, and where it does not come, the element shows what
 * the page has written into it. It is tried again when the network is back, and when the element is drawn again.
 */
export function createElementDrawer(
  page: Page,
  { components, fetchElement }: ElementSources,
  roots: Pick<WidgetRoots, 'render'>,
  { read, report }: Pick<DoctorLink, 'read' | 'report'>,
): (element: HTMLElement) => Promise<void> {
  let queue = Promise.resolve();
  const nodeOf = (element: HTMLElement, opened: Partial<OpenedElement>) => {
    const tag = element.localName;
    const attributes = read(tag, writtenOn(element)) as never;
    const { Component = components[tag], page: data = page } = opened;
    if (Component) return <Component attributes={attributes} page={data} />;
    report(`<${tag}>: this company does not offer it.`);
    // Shows the fallback content.
    return <slot />;
  };
  const draw = async (element: HTMLElement): Promise<void> => {
    let opened: Partial<OpenedElement> = {};
    try {
      opened = (await fetchElement(element.localName)) ?? {};
    } catch (error) {
      report(`<${element.localName}>: ${error as Error}`);
      addEventListener('online', () => void draw(element), { once: true });
      return;
    }
    await (queue = queue.then(pause));
    roots.render(element, nodeOf(element, opened), opened.sheets);
  };
  return draw;
}
