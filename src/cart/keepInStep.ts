/** Reloads what is stored whenever another tab may have changed it: after its writes, and on return from the back/forward cache. */
export function keepInStep({ reload }: { reload: () => void }, signal: AbortSignal): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, reload, { signal });
}
