/**
 * Hides the launcher while a list is on the screen: a page may have moved it onto the list.
 * @returns Observe each list with it; disconnect it at the end.
 */
export function hideOverLists(launcher: HTMLElement): IntersectionObserver {
  const shown = new Set<Element>();
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      shown[isIntersecting ? 'add' : 'delete'](target);
    launcher.hidden = shown.size > 0;
  });
}
