/**
 * The viewer's year [F9]. The prerendered page has that of the build; the early script sets the viewer's in
 * `data-year` before hydration.
 */
export function Year() {
  // oxlint-disable-next-line react/purity -- differs between build and viewer on purpose
  const year = new Date().getFullYear();
  return (
    <span data-year="" suppressHydrationWarning>
      {year}
    </span>
  );
}
