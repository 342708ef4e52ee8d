import type { SchemaSet } from '../../src/node/schemas/load';
import { galleryPath } from './galleryPath';
import type { Variant } from './variants';

/** A page of the gallery. */
export interface GalleryPage {
  path: string;
  /** The type of its blocks. */
  type: string;
  /** From top to bottom. */
  variants: Variant[];
}

/** A page for each variant. */
export const oneEach = (variants: readonly Variant[]): GalleryPage[] =>
  variants.map((variant) => ({
    path: galleryPath(variant),
    type: variant.type,
    variants: [variant],
  }));

/** A page for each kind of block, with its variants one below the other; one each for those that a page has once. */
export const oneForEachKind = (variants: readonly Variant[], schemas: SchemaSet): GalleryPage[] =>
  schemas.blockTypes.flatMap((type) => {
    const its = variants.filter((variant) => variant.type === type);
    return type === 'breadcrumb' || hasPageHeading(type, schemas)
      ? oneEach(its)
      : [{ path: galleryPath({ type }), type, variants: its }];
  });

/** Whether blocks of this type have the first heading of their page. */
export function hasPageHeading(type: string, schemas: SchemaSet): boolean {
  const schema = schemas.block(type);
  const fields = Object.values(schema?.properties ?? {});
  return [schema, ...fields].some((part) => part?.['x-heading'] === 1);
}
