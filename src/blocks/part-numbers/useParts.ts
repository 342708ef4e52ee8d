import { useRef, useState, type RefObject } from 'react';
import { useCart } from '../../cart/react/CartProvider';
import { fill } from '../../cart/fill';
import { useSite } from '../../site/SiteProvider';
import { notices } from '../../widgets/notices/noticeStore';
import { searchOf } from '../../catalogue/search/searchOf';

/** The result in words, and the remaining lines. */
export interface Outcome {
  text: string;
  unknown: readonly string[];
}

const NOTHING_TYPED: Outcome = { text: '', unknown: [] };

/**
 * Adds the lines in the box to the list in one change with one notice; unknown lines stay.
 * @param units Words for quantities: 'pcs'.
 */
export function useParts(box: RefObject<HTMLTextAreaElement | null>, units: readonly string[]) {
  const { strings, store } = useSite<'store'>();
  const cart = useCart();
  const [outcome, setOutcome] = useState(NOTHING_TYPED);
  const [busy, setBusy] = useState(false);
  // A ref, because two presses may precede the next render.
  const running = useRef(false);

  const addAll = async (field: HTMLTextAreaElement): Promise<Outcome> => {
    const text = field.value;
    if (!text.trim()) return { text: strings.partsNone, unknown: [] };
    // Few visitors paste a list: the parser is loaded on demand.
    const code = await import('./addParts');
    const order = await code.addParts(text, {
      cart,
      catalogue: store.catalogue,
      search: searchOf(store),
      units,
    });
    if (!order) return { text: strings.partsLost, unknown: [] };
    const { known, unknown } = order;
    // Keep whatever was typed while parsing.
    field.value = [...unknown, field.value.slice(text.length)].filter(Boolean).join('\n');
    if (known.length > 0) {
      const items = known.reduce((sum, { quantity }) => sum + quantity, 0);
      notices.add({
        id: 'parts',
        type: 'success',
        title: strings.addedToListTitle,
        text: fill(strings.partsAdded, { lines: known.length, items }),
        action: { label: strings.viewList, href: store.addresses.list },
      });
    }
    const count = unknown.length;
    return { text: count ? fill(strings.partsUnknown, { count }) : '', unknown };
  };

  const add = async () => {
    if (running.current || !box.current) return;
    running.current = true;
    setBusy(true);
    setOutcome(await addAll(box.current).catch(() => ({ text: strings.partsLost, unknown: [] })));
    running.current = false;
    setBusy(false);
  };
  return { outcome, busy, add };
}
