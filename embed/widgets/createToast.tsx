import { fill } from '../../src/cart/fill';
import type { Context } from '../context';
import type { EmbedSite } from '../data';
import { Toast, type ToastContent } from './Toast';
import type { WidgetRoots } from './widgetRoots';

/** The toast of a page. */
interface PageToast {
  /** Shows it for a product that a button or a script of the page has added. */
  show: (name: string, button?: HTMLElement) => void;
  close: () => void;
}

/**
 * Renders the live region of the toast, once per page.
 * @param open Opens the list.
 */
export function createToast(
  { cart }: Context,
  { strings }: Pick<EmbedSite, 'strings'>,
  roots: WidgetRoots,
  open: () => void,
): PageToast {
  const nodeOf = (content?: ToastContent) => (
    <Toast strings={strings} content={content} onClose={close} onAction={open} />
  );
  const close = () => roots.render(region, nodeOf());
  let count = 0;
  const region = roots.append('inquiry-notices', nodeOf());

  const show = (name: string, button?: HTMLElement) => {
    const parent = modalDialog() ?? document.documentElement;
    // Attach it again, because the page may have removed it by rewriting its document.
    if (region.parentNode !== parent) parent.append(region);
    const texts = [fill(strings.addedToList, { name })];
    if (!cart.getSnapshot().stored) texts.push(strings.storageLost);
    count += 1;
    roots.render(region, nodeOf({ texts, count, button }));
  };
  return { show, close };
}

/** The open modal dialog, outside of which everything is inert. */
function modalDialog(): Element | undefined {
  try {
    return [...document.querySelectorAll('dialog:modal')].at(-1);
  } catch {
    // Browsers from before mid-2022 do not support ':modal'.
    return undefined;
  }
}
