import { useLayoutEffect, useState } from 'react';
import { encodeForMail } from '../../src/cart/encoderFor';
import { sendLinks, sendLinksFrom } from '../../src/cart/sendLinks';
import { totalItems, type CartItem } from '../../src/cart/items';
import { createNote } from '../../src/cart/note';
import { referenceKey, referenceOf } from '../../src/cart/reference';
import { shareLink } from '../../src/cart/shareLink';
import { localStorageOrNone } from '../../src/cart/storage';
import { twinsIn } from '../../src/cart/twins';
import { fill } from '../../src/cart/fill';
import { buttonClass } from '../../src/ui/button/buttonClass';
import { CartLines, type CartLine } from '../../src/widgets/inquiry-list/CartLines';
import type { CartMessage } from '../../src/cart/message';
import type { CatalogueEntry } from '../../src/generated/types';
import type { EmbedSite } from '../data';
import type { Page } from './element';
import { LeftOutSaid } from '../../src/widgets/inquiry-list/LeftOutSaid';
import { CopyText } from '../../src/widgets/inquiry-list/CopyText';
import { Later } from './Later';
import css from './cart-view.module.css';

/** What the list needs of the page. */
type CartPage = Pick<Page, 'context' | 'words' | 'cartProducts'>;

/**
 * The list on a partner's page and in the panel: its lines, the link or links that send it, and a link to the main
 * site with the whole list.
 */
export function CartView({
  page,
  site,
  source,
}: {
  page: CartPage;
  /** With this element's number, if it has its own. */
  site: EmbedSite;
  /** The partner's name for the message. */
  source: string | undefined;
}) {
  const {
    context: { api, cart, data },
    cartProducts,
  } = page;
  const { strings, inquiry } = site;
  const [, rerender] = useState({});
  const [isSent, setSent] = useState(false);
  useLayoutEffect(() => {
    void cartProducts.load(cart.getSnapshot().items.map(({ id }) => id));
    return cartProducts.subscribe(() => rerender({}));
  }, [cartProducts, cart]);
  const { items } = cart.getSnapshot();
  const isEmpty = items.length === 0;
  // The next list gets a reference of its own.
  useLayoutEffect(() => {
    if (isEmpty && inquiry.reference)
      createNote(localStorageOrNone(), referenceKey(data.key)).set('');
  }, [isEmpty, inquiry, data]);
  if (isEmpty) {
    return (
      <div className={css.list} part="list">
        <h2>{strings.listEmpty}</h2>
        <p>{strings.listEmptyText}</p>
      </div>
    );
  }
  return (
    <div className={css.list} part="list">
      <h2>{fill(strings.selectedItems, { n: totalItems(items) })}</h2>
      <CartLines
        lines={items.map((item) => lineOf(item, cartProducts.entries.get(item.id), site))}
        words={strings}
        onUpdate={(id, quantity) => api.update(id, quantity)}
        onRemove={({ id }) => api.remove(id)}
      />
      <Later>
        {() => (
          <>
            <Sending {...{ page, site, source, items, isSent }} onSend={() => setSent(true)} />
            <WholeListLink {...{ page, site, items }} />
          </>
        )}
      </Later>
    </div>
  );
}

/** The line of an item: with its page, unit and category if the catalogue has the product. */
function lineOf(
  item: CartItem,
  entry: CatalogueEntry | undefined,
  { site, store }: EmbedSite,
): CartLine {
  if (!entry) return item;
  return {
    ...item,
    href: site.url + store.addresses.product + (entry.page ?? item.id),
    category: [item.category, entry.unit].filter(Boolean).join(' · '),
  };
}

/** The link or links that send the list, and a way to send it by hand once one has been followed. */
function Sending({
  page: {
    context: { emit, data },
    cartProducts: { entries },
  },
  site,
  source,
  items,
  isSent,
  onSend,
}: {
  page: CartPage;
  site: EmbedSite;
  source: string | undefined;
  items: readonly CartItem[];
  isSent: boolean;
  onSend: () => void;
}) {
  const { chat, ask, inquiry, strings } = site;
  const [reference] = useState(
    () => inquiry.reference && referenceOf(localStorageOrNone(), referenceKey(data.key)),
  );
  const links = () => {
    const message: CartMessage = {
      items: items.map((item) => {
        const { unit, code } = entries.get(item.id) ?? {};
        return { ...item, unit, code };
      }),
      greeting: chat?.greeting ?? '',
      texts: inquiry,
      coded: new Set([...twinsIn(items), ...idsWhere(items, (id) => entries.get(id)?.twin)]),
      reference,
      link: inquiry.link && wholeListLink(site, items, entries),
      source,
    };
    return chat ? sendLinks(chat, message) : sendLinksFrom(ask, message, encodeForMail);
  };
  const label = chat ? strings.sendInquiry : strings.contactByEmail;
  const parts = links();
  return (
    <>
      <LeftOutSaid parts={parts} words={strings} texts={inquiry} />
      {parts.map(({ href }, index, { length }) => (
        <a
          key={href}
          className={buttonClass({ wide: true })}
          part="send"
          href={href}
          target="_blank"
          rel="noopener"
          onClick={() => {
            emit('send', { items: [...items] });
            onSend();
          }}
        >
          {length > 1 ? `${label} (${index + 1}/${length})` : label}
        </a>
      ))}
      {chat && <p className={css.note}>{strings.sendNote}</p>}
      {/* No page can tell whether the link has opened anything: a sandbox without allow-popups says nothing. */}
      {isSent && (
        <>
          <p className={css.note} role="status">
            {chat && strings.notOpened}
          </p>
          <CopyText
            label={strings.copyList}
            text={() =>
              links()
                .map(({ text }) => text)
                .join('\n\n')
            }
            copied={strings.listCopied}
            byHand={strings.copyByHand}
          />
        </>
      )}
    </>
  );
}

/** Leads to the main site, and takes the whole list along. */
function WholeListLink({
  page: {
    words,
    cartProducts: { entries },
  },
  site,
  items,
}: {
  page: CartPage;
  site: EmbedSite;
  items: readonly CartItem[];
}) {
  return (
    <a
      className={css.onward}
      href={wholeListLink(site, items, entries)}
      target="_blank"
      rel="noopener"
    >
      {fill(words.continueOn, { site: site.site.name })}
    </a>
  );
}

/** The link that opens the list on the main site, with the names of products that its catalogue does not have. */
function wholeListLink(
  { site, store }: EmbedSite,
  items: readonly CartItem[],
  entries: ReadonlyMap<string, CatalogueEntry>,
): string {
  return shareLink(
    site.url + store.addresses.list,
    items,
    idsWhere(items, (id) => !entries.has(id)),
  );
}

function idsWhere(items: readonly CartItem[], test: (id: string) => unknown): Set<string> {
  return new Set(items.map(({ id }) => id).filter(test));
}
