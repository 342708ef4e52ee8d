import css from './figures.module.css';

/** A word that is too long for a column on phones: it gets a smaller font size instead of breaking. */
const LONG = /\S{6}/;

/** Key figures with their labels, side by side. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={LONG.test(value) ? css.long : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
