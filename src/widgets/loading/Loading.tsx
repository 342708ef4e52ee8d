import css from './loading.module.css';

/**
 * A spinner with a label. After Back it is tall enough to restore the scroll position (`--held`), and the spinner
 * stays in view.
 */
export function Loading({ label }: { label: string }) {
  return (
    <div className={css.room}>
      <p className={css.loading} role="status">
        <span className={css.ring} aria-hidden="true" />
        {label}
      </p>
    </div>
  );
}
