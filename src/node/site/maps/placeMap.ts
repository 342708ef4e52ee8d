import type { PlaceMap } from '../../../generated/types';
import type { Point } from './findTown';

/** The site that shows maps. */
export const MAPS = 'https://www.openstreetmap.org';

/** How near a map shows a place whose coordinates are written, and a town. */
const ZOOM = { exact: 16, town: 12 };

/** The size of the part of a map that is shown at least, in px. */
const SHOWN_PX = { width: 600, height: 375 };

/** The size of a tile: at zoom 0, the whole world. */
const TILE_PX = 256;

/** Where a place is, as far as a block says it, in degrees. */
export interface Spot {
  latitude?: number;
  longitude?: number;
  zoom?: number;
}

/**
 * The map of a place: with a mark at its coordinates, or of its town. A place that is not found has a link to search.
 * @param find Looks up the town, if no coordinates are written.
 */
export function placeMap(
  address: string,
  { latitude, longitude, zoom }: Spot,
  find: () => Point | undefined,
): PlaceMap {
  const isExact = latitude !== undefined && longitude !== undefined;
  const at = isExact ? { latitude, longitude } : find();
  const query = encodeURIComponent(address);
  if (!at) return { caption: address, directions: `${MAPS}/search?query=${query}` };
  const point = `${at.latitude},${at.longitude}`;
  const near = zoom ?? (isExact ? ZOOM.exact : ZOOM.town);
  const embed = new URL(`${MAPS}/export/embed.html`);
  embed.searchParams.set('bbox', boxAround(at, near));
  embed.searchParams.set('layer', 'mapnik');
  if (isExact) embed.searchParams.set('marker', point);
  // Only coordinates lead to a house; its address is searched for.
  const directions = isExact
    ? `${MAPS}/directions?to=${encodeURIComponent(point)}`
    : `${MAPS}/search?query=${query}`;
  return { caption: address, embed: embed.href, directions };
}

/** West, south, east and north of what is shown around a point, in degrees. */
function boxAround({ latitude, longitude }: Point, zoom: number): string {
  const degreesPerPx = 360 / 2 ** zoom / TILE_PX;
  const east = (degreesPerPx * SHOWN_PX.width) / 2;
  const north = ((degreesPerPx * SHOWN_PX.height) / 2) * Math.cos((latitude * Math.PI) / 180);
  return [longitude - east, latitude - north, longitude + east, latitude + north]
    .map((degrees) => degrees.toFixed(5))
    .join();
}
