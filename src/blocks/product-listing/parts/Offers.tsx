import { CATEGORY } from '../../../catalogue/addresses';
import type { CategoryTile } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import css from './offers.module.css';

/** The real categories, best guess first [L10]. */
export function Offers({ offers }: { offers: readonly CategoryTile[] }) {
  const { browseCategories } = useStrings();
  if (offers.length === 0) return null;
  return (
    <>
      <h2 className={css.heading}>{browseCategories}</h2>
      <ul className={css.offers}>
        {offers.map(({ id, name, description }) => (
          <li key={id} className={css.offer}>
            <a href={CATEGORY + id}>{name}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
