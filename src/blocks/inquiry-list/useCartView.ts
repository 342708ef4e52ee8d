import { useMemo, useState } from 'react';
import { aboutLines } from '../../cart/about';
import { encoderFor } from '../../cart/encoderFor';
import { sendLinks, sendLinksFrom, type SendLink } from '../../cart/sendLinks';
import { addItems, totalItems, type CartItem } from '../../cart/items';
import { cartMessage, type CartMessage, type MessageItem } from '../../cart/message';
import { useCart, useCartState } from '../../cart/react/CartProvider';
import type { Cart } from '../../cart/store';
import type { Chat, ChatOffice } from '../../generated/types';
import type { KnownProducts } from '../../catalogue/lookUp';
import { useSite } from '../../site/SiteProvider';
import type { CartLine } from '../../widgets/inquiry-list/CartLines';
import { tidyNote } from '../../cart/note';
import { shareLink } from '../../cart/shareLink';
import { twinsIn } from '../../cart/twins';
import { useAbout, type AboutAnswers } from './useAbout';
import { useKnown } from './useKnown';
import { useNote } from './useNote';
import { useOffice, type OfficeChoice } from './useOffice';
import { useReference } from './useReference';
import { useRemembered } from './useRemembered';

/** A line as the page shows it and messages name it. */
type ListLine = CartLine & MessageItem;

/** The list as the page shows it, with its messages and actions. */
export interface CartView {
  cart: Cart;
  items: readonly CartItem[];
  /** The lines, updated with current catalogue data. */
  lines: readonly ListLine[];
  /** Sum of quantities. */
  total: number;
  note: string;
  setNote: (text: string) => void;
  /** Opens this list; undefined if the company's messages have no link. */
  link: string | undefined;
  /** What the visitor says about themselves; undefined if the config does not ask. */
  answers: AboutAnswers | undefined;
  /** Ids that are no longer in the catalogue. */
  gone: ReadonlySet<string>;
  /** Hand-off messages, by chat, or by e-mail for companies without one. */
  parts: readonly SendLink[];
  /** The choice of the office that gets them, if there are several. */
  choice: OfficeChoice | undefined;
  /** The entire message, of any length. */
  text: () => string;
  /** Undoes the last 'Clear list'; undefined if there is nothing to undo. */
  cleared: (() => void) | undefined;
  /** Empties list and note; returns the undo. */
  clear: () => () => void;
}

/** View model of the page that shows the cart. */
export function useCartView(): CartView {
  const { chat, ask, inquiry: texts, store } = useSite<'store'>();
  const cart = useCart();
  const items = useCartState((state) => state.items);
  const [note, setNote, readNote] = useNote();
  const answers = useAbout();
  const reference = useReference(items.length > 0);
  const choice = useOffice();
  const office = choice?.office;
  const { known, isSettled } = useKnown(items);
  const remembered = useRemembered(known);
  const [cleared, setCleared] = useState<() => void>();

  const lines = useMemo(
    () =>
      items.map((item) =>
        toLine(item, { known, remembered, isSettled, pages: store.addresses.product }),
      ),
    [items, known, remembered, isSettled, store],
  );
  const gone = useMemo(
    () => new Set(items.filter(({ id }) => known.get(id) === null).map(({ id }) => id)),
    [items, known],
  );
  const link = useMemo(
    () => (texts.link ? shareLink(listAddress(store.addresses.list), items, gone) : undefined),
    [texts.link, items, gone, store],
  );
  const message = useMemo<CartMessage>(() => {
    const twins = items.filter(({ id }) => known.get(id)?.twin).map(({ id }) => id);
    const named = lines.map((line) => ({ ...line, name: line.name.replaceAll('\u00AD', '') }));
    return {
      items: named,
      greeting: chat?.greeting ?? '',
      texts,
      note: tidyNote(note),
      about: aboutLines(answers?.about ?? {}, texts.about),
      reference,
      link,
      coded: new Set([...gone, ...twins, ...twinsIn(named)]),
    };
  }, [items, lines, known, gone, note, chat, texts, answers, reference, link]);
  const parts = useMemo(
    () =>
      chat
        ? sendLinks(addressFor(chat, office), message)
        : sendLinksFrom(ask, message, encoderFor(ask)),
    [chat, office, ask, message],
  );

  return {
    cart,
    items,
    lines,
    total: totalItems(items),
    note,
    setNote,
    link,
    answers,
    gone,
    parts,
    choice,
    text: () => cartMessage(message),
    cleared,
    clear() {
      const restore = () => {
        cart.change((now) => addItems(now, items));
        // A note that was written in the meantime stays.
        setNote([...new Set([note, readNote()])].filter(Boolean).join('\n'));
        setCleared(undefined);
      };
      cart.change(() => []);
      setNote('');
      setCleared(() => restore);
      return restore;
    },
  };
}

/** The absolute address of the list; while prerendering there is no list, and no address that is known. */
const listAddress = (path: string) =>
  typeof location === 'undefined' ? path : new URL(path, location.href).href;

/** The chat address of the office, or else the company's. */
const addressFor = (chat: Chat, office: ChatOffice | undefined) =>
  office ? { ...chat, number: office.number } : chat;

/** A stored line may be outdated: its picture may have moved, its product may be gone. */
function toLine(
  item: CartItem,
  {
    known,
    remembered,
    isSettled,
    pages,
  }: {
    known: KnownProducts;
    remembered: ReturnType<typeof useRemembered>;
    isSettled: boolean;
    pages: string;
  },
): ListLine {
  const entry = known.get(item.id);
  if (entry === null) return { ...item, image: undefined, gone: true };
  const { unit, code } = entry ?? remembered.get(item.id) ?? {};
  return {
    ...item,
    image: entry?.image ?? (isSettled ? item.image : undefined),
    category: [entry?.category ?? item.category, unit].filter(Boolean).join(' · '),
    unit,
    code,
    href: pages + (entry?.page ?? encodeURIComponent(item.id)),
  };
}
