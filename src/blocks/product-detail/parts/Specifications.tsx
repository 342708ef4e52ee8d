import type { ProductContext } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import css from './specifications.module.css';

/** The fixed brand and the made model number, where the store has them, and the code first, then the figures of the product (spec R20). */
export function Specifications({ product }: { product: ProductContext }) {
  const strings = useStrings();
  const rows: { name: string; value: string; unit?: string }[] = [
    ...(product.brand ? [{ name: strings.brand, value: product.brand }] : []),
    ...(product.model ? [{ name: strings.model, value: product.model }] : []),
    { name: strings.productCode, value: product.id.toUpperCase() },
    ...product.specifications,
  ];
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{strings.specifications}</caption>
      <tbody>
        {rows.map(({ name, value, unit }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <bdi>{unit ? `${value} ${unit}` : value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
