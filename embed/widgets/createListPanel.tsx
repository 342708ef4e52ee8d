import { CartView } from './CartView';
import type { Page } from './element';
import { Panel } from './Panel';
import type { WidgetRoots } from './widgetRoots';

/** The panel with the list, on top of the page. */
export interface ListPanel {
  /** Opens it; does nothing while it is open. */
  open: () => void;
  /** Closes it; does nothing while it is closed. */
  close: () => void;
  isOpen: () => boolean;
}

/** Creates it, closed. */
export function createListPanel(
  page: Page,
  roots: Pick<WidgetRoots, 'append' | 'unmount'>,
): ListPanel {
  const { emit, options } = page.context;
  /** Its element while it is open. */
  let panel: HTMLElement | undefined;
  const close = () => {
    if (!panel) return;
    const closing = panel;
    panel = undefined;
    // Close the dialog before removing it, because browsers restore the focus only when it is closed.
    closing.shadowRoot?.querySelector('dialog')?.close();
    roots.unmount(closing);
    closing.remove();
    emit('close', {});
  };
  return {
    close,
    isOpen: () => panel !== undefined,
    open() {
      if (panel) return;
      const { site, words } = page;
      panel = roots.append(
        'inquiry-panel',
        <Panel title={site.strings.listTitle} close={words.close} onClosed={close}>
          <CartView page={page} site={site} source={options.source} />
        </Panel>,
      );
      emit('open', {});
    },
  };
}
