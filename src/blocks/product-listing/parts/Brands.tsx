import type { ListingContext } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import css from './brands.module.css';

/** Links to the brands of a long category: without JavaScript there are no filters, and search engines use none. */
export function Brands({ brands }: { brands: ListingContext['brands'] | undefined }) {
  const { brand } = useStrings();
  if (!brands) return null;
  return (
    <nav className={css.brands} aria-label={brand}>
      <h2>{brand}</h2>
      <ul>
        {brands.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
