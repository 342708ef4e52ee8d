/**
 * The element with `data-inquiry-add` that was clicked: one of the page's own, or a button in our shadow root.
 * Undefined for all other clicks, and for those that open a new tab.
 */
export function buttonOf(event: MouseEvent): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  return event
    .composedPath()
    .find((part): part is HTMLElement => !!(part as HTMLElement).dataset?.['inquiryAdd']);
}
