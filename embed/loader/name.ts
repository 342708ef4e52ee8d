/**
 * The `data-name` of the running script, which is only known during its first execution: on pages with several
 * suppliers, it serves the elements of that name. The ordinary script has none.
 */
export const name =
  (import.meta.env.NAMES ?? true) ? document.currentScript?.dataset['name'] : undefined;

/** What the script is called in the window, and what its events begin with. */
export const GLOBAL = name ? (`inquiry_${name}` as const) : 'inquiry';
