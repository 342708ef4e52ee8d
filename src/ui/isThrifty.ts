/** Whether the visitor saves data, or has a connection so slow that prefetching would get in the way. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !!connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
}
