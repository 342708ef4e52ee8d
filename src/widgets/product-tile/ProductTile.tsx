// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import { PRODUCT } from '../../catalogue/addresses';
import type { ReactNode } from 'react';
import type { ProductSummary } from '../../generated/types';
import { Picture } from '../../ui/picture/Picture';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './product-tile.module.css';

/** What a tile shows. */
export interface ProductTileProps {
  product: ProductSummary;
  /** Which words the notice uses after adding [N9] [N10]; those of the list where nothing is said. */
  wording?: 'cart' | 'list' | undefined;
  /** The words of the button. */
  addLabel: string;
  /** Where it leads; without it, to the product's page on this site. */
  href?: string | undefined;
  /** Stands over a corner of the picture. */
  mark?: ReactNode;
  /** The level of its name: h3 below a section's heading, h2 right below the page's. */
  heading?: 'h2' | 'h3' | undefined;
  /** Between its name and the button. */
  children?: ReactNode;
}

/**
 * A product with the button that adds it. The button carries the product in `data-inquiry-*`: one listener
 * of the page does the adding, before React and after.
 */
export function ProductTile(props: ProductTileProps) {
  const { product, wording, addLabel, mark, children } = props;
  const { href = PRODUCT + product.id } = props;
  const Heading = props.heading ?? 'h3';
  return (
    <article className={css.tile}>
      <a className={css.link} href={href}>
        <span className={css.figure}>
          <Picture image={{ ...product.image, alt: '' }} />
        </span>
        <span className={css.code}>{product.id}</span>
        <Heading>{product.name}</Heading>
        {mark && <span className={css.mark}>{mark}</span>}
      </a>
      {children}
      <button
        type="button"
        aria-label={`${addLabel}: ${product.name}`}
        className={buttonClass({ look: 'outline', small: true, wide: true })}
        data-inquiry-add={product.id}
        data-inquiry-name={product.name}
        data-inquiry-image={product.image.src}
        data-inquiry-category={product.category}
        data-inquiry-wording={wording}
      >
        {addLabel}
      </button>
    </article>
  );
}
