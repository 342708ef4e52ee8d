import { writtenOn } from './attributes';
import type { DoctorLink } from './doctorLink';
import type { ElementComponent, Page } from './element';
import { pause } from './pause';
import type { WidgetRoots } from './widgetRoots';

/**
 * Creates the function that draws an element, with its attributes as they are then. Elements that come near at the same
 * time are drawn one by one.
 * @param elements The components by tag.
 */
export function createElementDrawer(
  page: Page,
  elements: Partial<Record<string, ElementComponent>>,
  roots: Pick<WidgetRoots, 'render'>,
  { read, report }: Pick<DoctorLink, 'read' | 'report'>,
): (element: HTMLElement) => Promise<void> {
  let queue = Promise.resolve();
  const nodeOf = (element: HTMLElement) => {
    const tag = element.localName;
    const attributes = read(tag, writtenOn(element)) as never;
    const Component = elements[tag];
    if (Component) return <Component attributes={attributes} page={page} />;
    report(`<${tag}>: this company does not offer it.`);
    // Shows the fallback content.
    return <slot />;
  };
  return async (element) => {
    await (queue = queue.then(pause));
    roots.render(element, nodeOf(element));
  };
}
