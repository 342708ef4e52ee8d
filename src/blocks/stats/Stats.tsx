import type { StatsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Figures } from '../../ui/figures/Figures';
import { Section } from '../../ui/section/Section';
import css from './stats.module.css';

/** A band of key figures, separated by hairlines. */
export default function Stats({ id, label, heading, tone, items }: BlockProps<StatsBlock>) {
  return (
    <Section id={id} label={label} heading={heading} tone={tone} flush={!heading}>
      <div className={css.stats}>
        <Figures figures={items} />
      </div>
    </Section>
  );
}
