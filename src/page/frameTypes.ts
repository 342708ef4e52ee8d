/**
 * Parts of the frame of every page that only some sites have. Their code is in `src/blocks`, and loaded like that of
 * blocks, so that other sites do not pay for it.
 */
export function frameTypes(site: { announcement?: unknown }): string[] {
  return site.announcement ? ['announcement'] : [];
}
