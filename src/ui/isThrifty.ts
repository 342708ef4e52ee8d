/** Whether the visitor saves data, or the line is so slow that whatever nobody asked for would be in the way. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(`${connection?.effectiveType}`);
}
