/**
 * The number of the file, from 0, that a product is looked up in: so that knowing one product of ten
 * thousand costs one small file. The build writes by this rule and browsers read by it (32-bit FNV-1a).
 */
export function bucketOf(id: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}
