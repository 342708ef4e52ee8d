import type { ProductContext, SizeTable } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import css from './sizes.module.css';

/** The sizes of a product, each with its code and a button. A link to one leads to its row. */
export function Sizes({ product, table }: { product: ProductContext; table: SizeTable }) {
  const { strings, store } = useSite<'store'>();
  const { name, category, image } = product;
  return (
    <section id="sizes" className={css.sizes} aria-labelledby="sizes-heading">
      <h2 id="sizes-heading">{strings.sizes}</h2>
      {/* Focusable, because a keyboard must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on small screens */}
      <div className={css.scroll} role="group" aria-labelledby="sizes-heading" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{strings.productCode}</th>
              <th scope="col">
                <span className="visually-hidden">{strings.addToList}</span>
              </th>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((size) => (
              <tr key={size.id} id={size.id}>
                <th scope="row">
                  <bdi className={css.name}>{size.name}</bdi>
                  <bdi className={css.code}>{size.code}</bdi>
                </th>
                <td className={css.add}>
                  <button
                    type="button"
                    aria-label={`${strings.addToList}: ${name}, ${size.name}`}
                    className={buttonClass({ look: 'outline', small: true })}
                    data-inquiry-add={size.id}
                    data-inquiry-name={`${name}, ${size.name}`}
                    data-inquiry-image={image.src}
                    data-inquiry-category={category}
                  >
                    {strings.addToList}
                  </button>
                  <InYourList id={size.id} href={store.addresses.list} />
                </td>
                {size.values.map((value, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the columns are fixed
                  <td key={at}>
                    <bdi>{value || '–'}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
