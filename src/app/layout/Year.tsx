/**
 * The viewer's year (spec R30). The prerendered page carries the year of the build; the early script writes
 * the viewer's into `data-year` before React looks.
 */
export function Year() {
  return (
    <span data-year="" suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
