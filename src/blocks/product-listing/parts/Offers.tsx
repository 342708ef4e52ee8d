import type { CategoryTile } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import css from './offers.module.css';

/** The real categories, best guess first [L10]. */
export function Offers({ offers }: { offers: readonly CategoryTile[] }) {
  const { strings, store } = useSite<'store'>();
  if (offers.length === 0) return null;
  return (
    <>
      <h2 className={css.heading}>{strings.browseCategories}</h2>
      <ul className={css.offers}>
        {offers.map(({ id, name, description }) => (
          <li key={id} className={css.offer}>
            <a href={store.addresses.category + id}>{name}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
