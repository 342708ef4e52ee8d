import sharp from 'sharp';
import type { Picture } from '../../../generated/types';
import type { Assets } from '../../files/assets';
import type { Photos } from '../../assets/pictures/photos';
import type { Catalogue } from '../../site/catalogue';
import type { Route } from '../../site/pages';
import type { ResolvedSite } from '../../site/resolve';
import { PHOTO_AREA_PX, type CardContent } from './card';

/** Where pictures are looked up. */
interface Pictures {
  site: ResolvedSite;
  assets: Assets;
  photos: Photos;
}

/** The most characteristic picture of a page: that of its product or category, else the first that it shows. */
export async function pagePicture(
  { page, path }: Route,
  { site, assets, photos }: Pictures,
): Promise<CardContent['picture']> {
  const slug = page.context.listing && site.catalogue.canonicalSlug(path.split('/').at(-1) ?? '');
  const picture =
    page.context.product?.image ??
    (slug ? site.catalogue.tile(slug)?.image : undefined) ??
    firstPicture([page.blocks, page.context.listing?.products], site.catalogue);
  if (!picture) return undefined;
  const drawing = picture.dark && assets.files.get(picture.dark);
  if (drawing) return { drawing: String(drawing) };
  const largest = picture.sources?.at(-1)?.srcSet.split(', ').at(-1)?.split(' ')[0];
  const file = largest && photos.files.get(largest);
  if (!file) return undefined;
  const photo = sharp(file).resize({
    width: PHOTO_AREA_PX.width,
    height: PHOTO_AREA_PX.height,
    fit: 'cover',
  });
  return { photo: await photo.flatten().jpeg({ quality: 90 }).toBuffer() };
}

/** Tiles have pictures for light backgrounds only, so for a product it takes that of its own page. */
function firstPicture(value: unknown, catalogue: Catalogue): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('src' in value && 'width' in value && 'alt' in value) return value as Picture;
  const sold = 'id' in value && catalogue.summary(String(value.id));
  if (sold) return catalogue.product(sold.id).image;
  for (const part of Object.values(value)) {
    const found = firstPicture(part, catalogue);
    if (found) return found;
  }
  return undefined;
}
