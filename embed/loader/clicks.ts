/**
 * The thing with `data-inquiry-add` that a click was on: one of the page's own, or a button of ours in its
 * shadow. Undefined for all other clicks, and for those that ask for a new tab.
 */
export function buttonOf(event: MouseEvent): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  return event
    .composedPath()
    .find((part): part is HTMLElement => !!(part as HTMLElement).dataset?.['inquiryAdd']);
}
