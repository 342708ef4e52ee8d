import { useEffect, useRef, type RefObject } from 'react';
import { firstSentence } from '../../catalogue/firstSentence';
import type { ProductContext, ProductDetailBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useSite, useStrings } from '../../site/SiteProvider';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import { Loading } from '../../widgets/loading/Loading';
import { useArriving } from '../../widgets/loading/useArriving';
import { Gallery } from './parts/Gallery';
import { NotFound } from './parts/NotFound';
import { Order } from './parts/Order';
import { Related } from './parts/Related';
import { Review } from './parts/Review';
import { Sizes } from './parts/Sizes';
import { Specifications } from './parts/Specifications';
import { Status } from './parts/Status';
import { Tabs } from './parts/Tabs';
import css from './product-detail.module.css';

/** The product of the address; after a navigation inside the site it waits for the load delay [D1]. */
export default function ProductDetail({ context }: BlockProps<ProductDetailBlock>) {
  const { loadingProduct } = useStrings();
  const arriving = useArriving(context.opened);
  const { product } = context;
  const container = useRef<HTMLDivElement>(null);
  useFocusOnHeading(container, arriving);
  return (
    <div ref={container} aria-busy={arriving}>
      {arriving ? (
        <Section>
          <Loading label={loadingProduct} />
        </Section>
      ) : product ? (
        <Product product={product} />
      ) : (
        <NotFound asked={context.asked ?? ''} />
      )}
    </div>
  );
}

function Product({ product }: { product: ProductContext }) {
  const { strings, store } = useSite<'store'>();
  const { id, code = id, name, category, description, review } = product;
  useSeen(id);
  const tabs = [
    { name: strings.description, content: <p className={css.whole}>{description}</p> },
    { name: strings.specifications, content: <Specifications product={product} /> },
    ...(review
      ? [{ name: strings.reviews, content: <Review review={review} />, isForScreens: true }]
      : []),
  ];
  return (
    <>
      <Section>
        <p className={css.path}>
          <a href={store.addresses.home}>{strings.backToProducts}</a>
          <span aria-hidden="true"> / </span>
          <a href={product.categoryPath}>{category}</a>
        </p>
        <div className={css.product}>
          <div className={css.figure}>
            {product.images ? (
              <Gallery id={id} label={name} images={product.images} />
            ) : (
              <Picture image={product.image} eager />
            )}
          </div>
          <div>
            <p className={css.code}>
              {strings.productCode} <span className={product.code && css.printed}>{code}</span>
            </p>
            <h1 className={css.heading}>{name}</h1>
            <p className={css.text}>{firstSentence(description)}</p>
            <Status product={product} />
            <Order product={product} />
            {product.dataSheet && <DataSheet {...product.dataSheet} />}
          </div>
        </div>
        {product.sizes && <Sizes product={product} table={product.sizes} />}
        <Tabs label={name} tabs={tabs} />
      </Section>
      <Related products={product.related} />
    </>
  );
}

/** Lets the search box offer the product again. Fetched late: it is in no hurry, and a failure is missed by nobody. */
function useSeen(id: string): void {
  const { site, store } = useSite<'store'>();
  useEffect(() => {
    if (store.recentlySeen === false) return;
    import('../../widgets/search/seen').then(
      ({ rememberSeen }) => rememberSeen(site.id, id),
      () => {},
    );
  }, [site.id, store.recentlySeen, id]);
}

/** A link that downloads the file [D15]. */
function DataSheet({ href, label }: NonNullable<ProductContext['dataSheet']>) {
  return (
    <p className={css.sheet}>
      <a className="more" href={href} download>
        {label}
      </a>
    </p>
  );
}

/**
 * Focuses the heading when it replaces the spinner, or the size that the address names, unless focus has moved on. The
 * router could not scroll to a size that was not there yet.
 */
function useFocusOnHeading(container: RefObject<HTMLElement | null>, arriving: boolean): void {
  const before = useRef(arriving);
  useEffect(() => {
    const hasCome = before.current && !arriving;
    before.current = arriving;
    if (!hasCome || document.activeElement !== document.body) return;
    const meant = document.getElementById(location.hash.slice(1));
    const size = container.current?.contains(meant) ? meant : null;
    const target = size ?? container.current?.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    size?.scrollIntoView({ block: 'center' });
  }, [arriving, container]);
}
