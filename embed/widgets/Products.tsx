import { useEffect, useState } from 'react';
import type { ProductSummary, SiteData } from '../../src/generated/types';
import { ProductTile } from '../../src/widgets/product-tile/ProductTile';
import { FIGURE, type Catalogue } from './catalogue';
import css from './products.module.css';

/** What <inquiry-products> shows: a category, or certain products. */
export interface ProductChoice {
  category: string;
  /** Ids with commas between; they win over the category. */
  products?: string;
  limit: number;
  label?: string;
}

/** Products of the company's catalogue as tiles. While they come, and where they do not, there is a line that says so. */
export function Products({
  site: { site, strings },
  choice,
  catalogue,
  unreachable,
  onMissing,
}: {
  site: SiteData;
  choice: ProductChoice;
  catalogue: Catalogue;
  /** What stands where products cannot be fetched. */
  unreachable: string;
  /** Called with what could not be shown, in plain words. */
  onMissing: (message: string) => void;
}) {
  const { category, products, limit, label } = choice;
  const [found, setFound] = useState<ProductSummary[] | 'failed'>();
  useEffect(() => {
    let current = true;
    const ids = products?.split(',').map((id) => id.trim());
    (ids ? tilesOf(ids, catalogue, onMissing) : catalogue.category(category))
      .then((all) => current && setFound(all.slice(0, limit)))
      .catch((error: unknown) => {
        onMissing(String(error));
        if (current) setFound('failed');
      });
    return () => {
      current = false;
    };
  }, [catalogue, category, products, limit, onMissing]);

  if (!Array.isArray(found)) {
    return <p role="status">{found ? unreachable : strings.loading}</p>;
  }
  if (found.length === 0) return <p>{strings.emptyCategory}</p>;
  return (
    <div className={css.room}>
      <ul className={css.tiles} part="tiles">
        {found.map((product) => (
          <li key={product.id} part="tile">
            <ProductTile
              product={product}
              href={`${site.url}/store/product/${product.id}`}
              addLabel={label ?? strings.addToList}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

async function tilesOf(
  ids: readonly string[],
  catalogue: Catalogue,
  onMissing: (message: string) => void,
): Promise<ProductSummary[]> {
  const known = await catalogue.known(ids);
  if (known.size === 0) throw new Error('The catalogue cannot be reached.');
  const missing = ids.filter((id) => known.get(id) === null);
  if (missing.length > 0) onMissing(`The catalogue has no ${missing.join(', ')}.`);
  return ids.flatMap((id) => {
    const entry = known.get(id);
    return entry ? [{ ...entry, id, image: { ...FIGURE, src: entry.image } }] : [];
  });
}
