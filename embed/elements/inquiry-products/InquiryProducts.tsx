import { useEffect, useState } from 'react';
import type { InquiryProductsAttributes } from '../../../src/generated/authored';
import type { ProductSummary } from '../../../src/generated/types';
import { ProductTile } from '../../../src/widgets/product-tile/ProductTile';
import { statusLabel } from '../../../src/widgets/product-tile/statusLabel';
import { FIGURE, type Catalogue } from '../../widgets/catalogue';
import type { ElementProps } from '../../widgets/element';
import { pause } from '../../widgets/pause';
import css from './products.module.css';

/** A product, with the end of its address if that is not its id. */
type Tile = ProductSummary & { page?: string };

/** Separators of ids. */
const BETWEEN = /[\s,]+/;

/** Products of the company's catalogue as tiles. A line of text says that they are loading or failed to load. */
export default function InquiryProducts({
  attributes: { category, products, limit, label },
  page: {
    site: { site, store, strings },
    words,
    catalogue,
    report,
  },
}: ElementProps<InquiryProductsAttributes>) {
  const [found, setFound] = useState<Tile[] | 'failed'>();
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    let current = true;
    async function fill() {
      const all = await (products
        ? tilesOf(products, catalogue, report)
        : catalogue.category(category));
      if (current) setFound(all.slice(0, limit));
      // One per frame: with their drawings, rendering thirty at once would block a phone for seconds.
      for (let n = 1; n <= Math.min(all.length, limit); n += 1) {
        await pause();
        if (!current) return;
        setDrawn(n);
      }
    }
    fill().catch((error: unknown) => {
      report(String(error));
      if (current) setFound('failed');
    });
    return () => {
      current = false;
    };
  }, [catalogue, category, products, limit, report]);

  if (found === 'failed') return <p role="status">{words.unreachable}</p>;
  if (found?.length === 0) return <p>{strings.emptyCategory}</p>;
  // Placeholders for all requested tiles while loading, to avoid a layout shift.
  const count = (found ?? products?.split(BETWEEN, limit))?.length ?? limit;
  return (
    <div className={css.room}>
      <ul className={css.tiles} part="tiles">
        {[...Array(count).keys()].map((index) => {
          const product = index < drawn ? found?.[index] : undefined;
          return (
            <li key={index} part="tile" className={product && css.filled}>
              {product ? (
                <ProductTile
                  product={product}
                  href={site.url + store.addresses.product + (product.page ?? product.id)}
                  addLabel={label ?? strings.addToList}
                  chooseLabel={strings.chooseSize}
                  status={statusLabel(product.status, strings)}
                />
              ) : (
                !index && <p role="status">{strings.loading}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

async function tilesOf(
  products: string,
  catalogue: Catalogue,
  report: (message: string) => void,
): Promise<Tile[]> {
  // Ids in the catalogue are in lower case, while price lists print codes in capitals.
  const ids = products.trim().toLowerCase().split(BETWEEN);
  const known = await catalogue.known(ids);
  if (known.size === 0) throw new Error('The catalogue cannot be reached.');
  const missing = ids.filter((id) => known.get(id) === null);
  if (missing.length > 0) report(`The catalogue has no ${missing.join(', ')}.`);
  return ids.flatMap((id) => {
    const entry = known.get(id);
    if (!entry) return [];
    const image = { ...FIGURE, src: entry.image };
    return [{ ...entry, id, image }];
  });
}
