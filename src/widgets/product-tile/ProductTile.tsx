// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { ReactNode } from 'react';
import type { ProductSummary } from '../../generated/types';
import { PlainPicture } from '../../ui/picture/PlainPicture';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './product-tile.module.css';

/** Props of a product tile. */
export interface ProductTileProps {
  product: ProductSummary;
  /** The wording of the notice after adding [N9] [N10]; 'list' by default. */
  wording?: 'cart' | 'list' | undefined;
  /** The label of the button. */
  addLabel: string;
  /** The label of the link that a product with sizes has in its place. */
  chooseLabel: string;
  /** In words, whether the product can be had. */
  status?: string | undefined;
  /** The address of the product's page. */
  href: string;
  /** Placed over a corner of the picture. */
  mark?: ReactNode;
  /** The heading level of the name: h3 (the default) below a section heading, h2 directly below the page's. */
  heading?: 'h2' | 'h3' | undefined;
  /** Rendered between the name and the button. */
  children?: ReactNode;
}

/**
 * A product and its add button. The button carries the product in `data-inquiry-*`: a single delegated listener does
 * the adding, before and after hydration.
 */
export function ProductTile(props: ProductTileProps) {
  const { product, wording, addLabel, chooseLabel, status, href, mark, children } = props;
  const Heading = props.heading ?? 'h3';
  const look = buttonClass({ look: 'outline', small: true, wide: true });
  return (
    <article className={css.tile}>
      <a className={css.link} href={href}>
        <span className={css.figure}>
          <PlainPicture image={{ ...product.image, alt: '' }} />
        </span>
        <span className={product.code === undefined ? css.code : css.printed}>
          {product.code ?? product.id}
        </span>
        <Heading>{product.name}</Heading>
        {mark}
        {status && <span className={css.status}>{status}</span>}
      </a>
      {children}
      {product.sizes ? (
        <a aria-label={`${chooseLabel}: ${product.name}`} className={look} href={`${href}#sizes`}>
          {chooseLabel}
        </a>
      ) : (
        <button
          type="button"
          aria-label={`${addLabel}: ${product.name}`}
          className={look}
          data-inquiry-add={product.id}
          data-inquiry-name={product.name}
          data-inquiry-image={product.image.src}
          data-inquiry-category={product.category}
          data-inquiry-wording={wording}
        >
          {addLabel}
        </button>
      )}
    </article>
  );
}
