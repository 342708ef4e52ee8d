import { useLayoutEffect, useState } from 'react';
import { encodeForMail } from '../../src/cart/encoderFor';
import { sendLinks, sendLinksFrom } from '../../src/cart/sendLinks';
import { totalItems, type CartItem } from '../../src/cart/items';
import { shareLink } from '../../src/cart/shareLink';
import { twinsIn } from '../../src/cart/twins';
import { fill } from '../../src/cart/fill';
import { buttonClass } from '../../src/ui/button/buttonClass';
import { CartLines, type CartLine } from '../../src/widgets/inquiry-list/CartLines';
import type { CartMessage } from '../../src/cart/message';
import type { EmbedSite } from '../data';
import type { Page } from './element';
import { CopyText } from '../../src/widgets/inquiry-list/CopyText';
import { Later } from './Later';
import css from './cart-view.module.css';

/**
 * The list on a partner's page and in the panel: its lines, the link or links that send it, and a link to the main
 * site with the whole list.
 */
export function CartView({
  page: {
    context: { api, cart, emit },
    words,
    cartProducts,
  },
  site: { site, store, chat, ask, inquiry, strings },
  source,
}: {
  page: Pick<Page, 'context' | 'words' | 'cartProducts'>;
  /** With this element's number, if it has its own. */
  site: EmbedSite;
  /** The partner's name for the message. */
  source: string | undefined;
}) {
  const [, rerender] = useState({});
  const [isSent, setSent] = useState(false);
  useLayoutEffect(() => {
    void cartProducts.load(cart.getSnapshot().items.map(({ id }) => id));
    return cartProducts.subscribe(() => rerender({}));
  }, [cartProducts, cart]);
  const { items } = cart.getSnapshot();
  const { entries } = cartProducts;
  const withPage = (item: CartItem): CartLine => {
    const entry = entries.get(item.id);
    if (!entry) return item;
    return {
      ...item,
      href: site.url + store.addresses.product + item.id,
      category: [item.category, entry.unit].filter(Boolean).join(' · '),
    };
  };
  const links = () => {
    const message: CartMessage = {
      items: items.map((item) => ({ ...item, unit: entries.get(item.id)?.unit })),
      greeting: chat?.greeting ?? '',
      texts: inquiry,
      coded: new Set([...twinsIn(items), ...idsWhere((id) => entries.get(id)?.twin)]),
      source,
    };
    return chat ? sendLinks(chat, message) : sendLinksFrom(ask, message, encodeForMail);
  };
  const idsWhere = (test: (id: string) => unknown) =>
    new Set(items.map(({ id }) => id).filter(test));
  if (items.length === 0) {
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
        lines={items.map(withPage)}
        words={strings}
        onUpdate={(id, quantity) => api.update(id, quantity)}
        onRemove={({ id }) => api.remove(id)}
      />
      <Later>
        {() => (
          <>
            {links().map(({ href }, index, { length }) => (
              <a
                key={href}
                className={buttonClass({ wide: true })}
                part="send"
                href={href}
                target="_blank"
                rel="noopener"
                onClick={() => {
                  emit('send', { items: [...items] });
                  setSent(true);
                }}
              >
                {(chat ? strings.sendInquiry : strings.contactByEmail) +
                  (length > 1 ? ` (${index + 1}/${length})` : '')}
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
            <a
              className={css.onward}
              href={shareLink(
                site.url + store.addresses.list,
                items,
                idsWhere((id) => !entries.has(id)),
              )}
              target="_blank"
              rel="noopener"
            >
              {fill(words.continueOn, { site: site.name })}
            </a>
          </>
        )}
      </Later>
    </div>
  );
}
