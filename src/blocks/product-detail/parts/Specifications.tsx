import cx from 'classnames';
import type { ProductContext } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import css from './specifications.module.css';

/** Product code, then brand and derived model number if the store has them, then the product's own figures [D9]. */
export function Specifications({ product }: { product: ProductContext }) {
  const strings = useStrings();
  const rows: ProductContext['specifications'] = [
    ...(product.brand ? [{ name: strings.brand, value: product.brand }] : []),
    ...(product.model ? [{ name: strings.model, value: product.model }] : []),
    { name: strings.productCode, value: product.code ?? product.id.toUpperCase() },
    ...product.specifications,
  ];
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{strings.specifications}</caption>
      <tbody>
        {rows.map(({ name, value, unit, said }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {said ? (
                <>
                  <bdi>
                    <span>{value}</span>
                    <span aria-hidden="true">{`\u00A0${unit}`}</span>
                  </bdi>
                  <span className={cx('visually-hidden', css.said)}> {said}</span>
                </>
              ) : (
                <bdi>{unit ? `${value}\u00A0${unit}` : value}</bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
