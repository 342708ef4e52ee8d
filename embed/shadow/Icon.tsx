import css from './icon.module.css';

/** Stands in for the icon of the site: here it is a sign (icons.ts), of one size. */
export function Icon({ nodes }: { nodes: string }) {
  return (
    <span className={css.icon} aria-hidden="true">
      {nodes}
    </span>
  );
}
