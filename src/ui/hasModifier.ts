/** Whether a key was held that gives a press another meaning: a new tab, a download, Back and Forward. */
export function hasModifier(
  event: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
