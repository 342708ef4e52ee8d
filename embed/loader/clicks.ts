import { name } from './name';

/**
 * What was clicked that adds a product or opens the list: an element of the page with `data-inquiry-add` or
 * `data-inquiry-open`, or a button in our shadow root. Undefined for all other clicks, for those that open a new tab,
 * for those that the page or another supplier's script has handled, and for elements of another supplier.
 */
export function buttonOf(event: MouseEvent): HTMLElement | undefined {
  if (event.metaKey || event.ctrlKey || event.defaultPrevented) return undefined;
  const path = event.composedPath() as HTMLElement[];
  // Not every part of the path is an element.
  const button = path.find(
    ({ dataset: own }: Partial<HTMLElement>) =>
      own && ('inquiryAdd' in own || 'inquiryOpen' in own) && (name || !own['name']),
  );
  return !name || (ownerIn(path) ?? button)?.dataset['name'] === name ? button : undefined;
}

/** The widget that was clicked: its tiles have no name of their own. */
const ownerIn = (path: readonly HTMLElement[]) =>
  path.find(({ localName = '' }: Partial<HTMLElement>) => localName.startsWith('inquiry-'));
