import type { Variant } from './variants';

/** The path of a block in the gallery: '/gallery/hero/example-1'. */
export function galleryPath({ type, name }: Variant): string {
  return `/gallery/${type}/${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
}

/** The path of the page with every block on every ground. */
export const EVERY_GROUND = '/gallery/grounds';
