/**
 * The viewer's year (spec R30). The prerendered page carries the year of the build; the early script writes
 * the viewer's into `data-year` before React looks.
 */
export function Year() {
  // The one thing that is not the same on every rendering, on purpose.
  // oxlint-disable-next-line react/purity
  const year = new Date().getFullYear();
  return (
    <span data-year="" suppressHydrationWarning>
      {year}
    </span>
  );
}
