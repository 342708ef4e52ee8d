// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from '../../cart/items';
import type { InterfaceStrings } from '../../generated/types';
import { fill } from '../../cart/fill';
import { buttonClass, iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { BIN } from '../../ui/icon/icons';
import { Stepper } from '../../ui/stepper/Stepper';
import css from './inquiry-lines.module.css';

/** A line of the cart, with what the catalogue adds for display. */
export interface CartLine extends Omit<CartItem, 'image' | 'category'> {
  image?: string | undefined;
  category?: string | undefined;
  /** The product's page, if it has one. */
  href?: string | undefined;
  /** True if the product is not in the catalogue (any more): it stays in the cart, and is still sent. */
  gone?: boolean;
}

/** Lines per batch: every quantity change rerenders all lines, at about 1 ms each on a slow phone. */
const LINES_PER_BATCH = 100;

/** The lines of the cart, each with its quantity and a remove button. */
export function CartLines({
  lines,
  words,
  onUpdate,
  onRemove,
}: {
  lines: readonly CartLine[];
  words: Pick<
    InterfaceStrings,
    'quantity' | 'quantityUnread' | 'decrease' | 'increase' | 'remove' | 'lineGone' | 'moreLines'
  >;
  /** An integer of at least 1. */
  onUpdate: (id: string, quantity: number) => void;
  onRemove: (line: CartLine, index: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const [shown, setShown] = useState(LINES_PER_BATCH);
  const hidden = Math.min(lines.length - shown, LINES_PER_BATCH);

  // Removing a line by keyboard must not send the focus to the top of the page.
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    buttons?.[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = undefined;
  });

  return (
    <ul ref={list} className={css.lines}>
      {lines.slice(0, shown).map((line, index) => (
        <li key={line.id} className={css.line}>
          <LinePicture key={line.image} src={line.image} />
          <div className={css.words}>
            {line.href ? <a href={line.href}>{line.name}</a> : <strong>{line.name}</strong>}
            <p>
              <span className={css.code}>{line.id}</span>
              <span>{line.category}</span>
            </p>
            {line.gone && <p className={css.gone}>{words.lineGone}</p>}
          </div>
          <Stepper
            value={line.quantity}
            onChange={(quantity) => onUpdate(line.id, quantity)}
            label={`${words.quantity}: ${line.name}`}
            decrease={words.decrease}
            increase={words.increase}
            unread={(text, quantity) => fill(words.quantityUnread, { text, quantity })}
          />
          <button
            type="button"
            className={`${iconButton} ${css.remove}`}
            aria-label={fill(words.remove, { name: line.name })}
            data-tooltip=""
            data-remove=""
            onClick={() => {
              removed.current = index;
              onRemove(line, index);
            }}
          >
            <Icon nodes={BIN} size={20} />
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li className={css.more}>
          <button
            type="button"
            className={buttonClass({ look: 'outline', small: true })}
            onClick={() => setShown(shown + LINES_PER_BATCH)}
          >
            {fill(words.moreLines, { n: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Shows a crossed-out frame if there is no picture, or if it fails to load: a stored cart may be older than the site. */
function LinePicture({ src }: { src: string | undefined }) {
  return (
    <span className={css.picture}>
      {src && (
        <img
          src={src}
          alt=""
          width="96"
          height="72"
          loading="lazy"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
