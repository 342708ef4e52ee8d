import css from './figures.module.css';

/** A value that is too long for a column of a phone is set smaller, so that it does not break in the middle. */
function sizeOf(value: string): string | undefined {
  const longest = Math.max(...value.split(/\s+/).map((word) => word.length));
  if (longest > 10) return css.longer;
  return longest > 5 ? css.long : undefined;
}

/** Key figures with their labels, side by side. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={sizeOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
