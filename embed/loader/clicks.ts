import { readAddButton } from '../../src/cart/addButton';
import type { Api } from '../context';

/**
 * Creates the listener for clicks on the page: a button adds its product, or opens the list.
 * @param name The name of the script; undefined for the ordinary one.
 */
export function createClickListener(
  inquiry: Pick<Api, 'add' | 'open'>,
  name: string | undefined,
): (event: MouseEvent) => void {
  return (event) => {
    const button = buttonOf(event, name);
    if (!button) return;
    event.preventDefault();
    // Do nothing on failure, because the event 'error' reports it and the launcher becomes a plain link.
    if ('inquiryOpen' in button.dataset) inquiry.open().catch(() => {});
    else
      inquiry.add(
        readAddButton((key) => button.getAttribute(`data-inquiry-${key}`)),
        undefined,
        button,
      );
  };
}

/**
 * What was clicked that adds a product or opens the list: an element of the page with `data-inquiry-add` or
 * `data-inquiry-open`, or a button in our shadow root. Undefined for all other clicks, for those that open a new tab,
 * for those that the page or another supplier's script has handled, and for elements of another supplier: those with
 * another name, or in a widget with another name.
 */
function buttonOf(event: MouseEvent, name: string | undefined): HTMLElement | undefined {
  if (event.metaKey || event.ctrlKey || event.defaultPrevented) return undefined;
  const path = event.composedPath() as HTMLElement[];
  // Not every part of the path is an element.
  const button = path.find(
    ({ dataset: own }: Partial<HTMLElement>) =>
      own && ('inquiryAdd' in own || 'inquiryOpen' in own),
  );
  return ((ownerIn(path) ?? button)?.dataset['name'] || undefined) === name ? button : undefined;
}

/** The widget that was clicked: its tiles have no name of their own. */
const ownerIn = (path: readonly HTMLElement[]) =>
  path.find(({ localName = '' }: Partial<HTMLElement>) => localName.startsWith('inquiry-'));
