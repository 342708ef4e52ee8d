import type { StatsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Section } from '../../ui/section/Section';
import css from './stats.module.css';

/** A band of large figures, separated by hairlines. */
export default function Stats({ id, label, heading, tone, items }: BlockProps<StatsBlock>) {
  return (
    <Section id={id} label={label} heading={heading} tone={tone ?? 'sheet'} flush={!heading}>
      <dl className={css.stats}>
        {items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
