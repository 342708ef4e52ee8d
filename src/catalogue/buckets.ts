const encoder = new TextEncoder();

/**
 * Index of the catalogue file that holds a product, from 0. Looking up one product of ten thousand fetches one
 * small file. The build and the browser share this hash (32-bit FNV-1a).
 */
export function bucketOf(id: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(id)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0) % buckets;
}
