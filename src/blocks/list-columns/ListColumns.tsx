import type { ListColumnsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { gridClass } from '../../ui/grid/gridClass';
import { Icon } from '../../ui/icon/Icon';
import { Section } from '../../ui/section/Section';
import css from './list-columns.module.css';

/** Lists side by side. `numbered` numbers their items straight through [P32]. */
export default function ListColumns(props: BlockProps<ListColumnsBlock>) {
  const { columns, numbered } = props;
  const List = numbered ? 'ol' : 'ul';
  return (
    <Section {...props} after={sectionActions(props)}>
      <div className={gridClass(columns.length)}>
        {columns.map((column, at) => {
          const before = columns.slice(0, at).flatMap(({ items }) => items).length;
          const first = before + 1;
          return (
            <div key={column.title} className={css.column}>
              <h3>
                {column.icon && <Icon nodes={column.icon} size={28} />}
                <span>{column.title}</span>
              </h3>
              <List className={css.list} {...(numbered && { start: first })}>
                {column.items.map((item, index) => (
                  <li key={item}>
                    {numbered && (
                      <span className={css.number}>{String(first + index).padStart(2, '0')}</span>
                    )}
                    <span>{item}</span>
                  </li>
                ))}
              </List>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
