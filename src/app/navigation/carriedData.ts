import type { PageData } from '../../generated/types';
import { CARRIED_ID } from './pageIds';

/** What a page of a large site carries, as it is written into its HTML. */
const CARRIED = new RegExp(
  `<script id="${CARRIED_ID}" type="application/json" data-of="([^"]*)">([^<]*)<`,
);

/**
 * The data that the HTML of a page carries; undefined for HTML that carries none, such as what a host shows at every
 * unknown address.
 * @param base The folder of this build's data.
 * @throws If it is a page of newer code, whose data this code may not understand.
 */
export function dataIn(html: string, base: string): PageData | undefined {
  const [, of, json] = CARRIED.exec(html) ?? [];
  if (json === undefined) return undefined;
  if (of !== base) throw new Error(`The page is of ${of}, not of ${base}.`);
  return JSON.parse(json) as PageData;
}

/** The data that the opened page carries. */
export const ownData = (): PageData =>
  JSON.parse(document.getElementById(CARRIED_ID)?.textContent ?? '') as PageData;
