import type { Context } from '../context';
import { nameOf, type Handler } from '../elementClass';
import { renderAdd } from '../elements/inquiry-add/renderAdd';
import { createNearby } from './nearby';
import type { WidgetsLink } from './widgetsLink';

/**
 * Creates the handler of the custom elements: buttons are drawn by the loader at once, all others by the widgets when
 * they come near the viewport. Elements with another name than the script's are left alone.
 */
export function createElementHandler(context: Context, widgets: WidgetsLink): Handler {
  const draw = widgets.method('draw');
  const nearby = createNearby((element) => void draw(element));
  return {
    draw(element) {
      if (nameOf(element) !== context.launcher.dataset['name']) return;
      if (element.localName === 'inquiry-add') renderAdd(element, context);
      // Update at once what has been rendered before.
      else if (element.shadowRoot) void draw(element);
      else nearby.observe(element);
    },
    drop(element) {
      nearby.unobserve(element);
      widgets.widgets?.drop(element);
    },
  };
}
