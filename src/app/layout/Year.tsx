/**
 * The viewer's year [F9]. The prerendered page carries the year of the build; the early script writes
 * the viewer's into `data-year` before React hydrates.
 */
export function Year() {
  // oxlint-disable-next-line react/purity -- the one thing that is not the same on every rendering, on purpose
  const year = new Date().getFullYear();
  return (
    <span data-year="" suppressHydrationWarning>
      {year}
    </span>
  );
}
