import type { Variant } from './variants';

/** Where the gallery shows a block: '/gallery/hero/example-1'. */
export function galleryPath({ type, name }: Variant): string {
  return `/gallery/${type}/${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
