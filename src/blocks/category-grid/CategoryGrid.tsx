import cx from 'classnames';
import type { CategoryGridBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { fill } from '../../cart/fill';
import { useSite } from '../../site/SiteProvider';
import { gridClass } from '../../ui/grid/gridClass';
import { areMixed } from '../../ui/picture/areMixed';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import css from './category-grid.module.css';

/** The store's categories: each tile links to its listing and shows a count [L2] [L3]. */
export default function CategoryGrid(props: BlockProps<CategoryGridBlock>) {
  const { strings, store } = useSite<'store'>();
  const categories = props.categories ?? [];
  return (
    <Section {...props} after={sectionActions(props)}>
      <ul className={cx(gridClass(categories.length), areMixed(categories) && css.mixed)}>
        {categories.map(({ id, name, tile, description, image, count }) => (
          <li key={id} className={css.tile}>
            <a href={store.addresses.category + id}>
              <Picture image={{ ...image, alt: '' }} />
              <h3>{tile ?? name}</h3>
              <p>{description}</p>
              <p className={css.count}>
                {count === 1 ? strings.productCountOne : fill(strings.productCount, { count })}
              </p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
