import css from './loading.module.css';

/**
 * What stands in the place of something that is on its way: a turning ring and what is being loaded. After Back it
 * is as high as the page needs to be for the place where it was left (`--held`), and the ring stays in sight.
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
