import css from './loading.module.css';

/** What stands in the place of something that is on its way: a turning ring and what is being loaded. */
export function Loading({ label }: { label: string }) {
  return (
    <p className={css.loading} role="status">
      <span className={css.ring} aria-hidden="true" />
      {label}
    </p>
  );
}
