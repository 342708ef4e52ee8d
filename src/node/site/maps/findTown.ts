import type { SiteConfig } from '../../../generated/authored';
import { plainName, townsByName, type Town } from './towns';

/** Where a point is, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** What an address may leave out: its country is one of those of the offices. */
type Company = Pick<SiteConfig, 'site' | 'branches'>;

/**
 * Where the town of an address is: '3 Ropewalk, TR11 3AA Falmouth, United Kingdom'. Its parts stand between commas.
 * @returns Undefined if no part names a town, or several towns have that name.
 */
export function findTown(address: string, company: Company): Point | undefined {
  const parts = address.split(/[,،;\n]/).map(plainName);
  const towns = townsByName();
  const countries = countriesOf(company, towns);
  const country = parts.map((part) => countries.get(part)).findLast(Boolean);
  const within = new Set(country ? [country] : company.branches.map((one) => one.countryCode));
  // The town stands behind the street, which may be called like another town.
  for (const part of parts.toReversed()) {
    const found = towns.get(part) ?? [];
    const near = found.filter((town) => within.has(town.country));
    const [only, ...others] = near.length > 0 || country ? near : found;
    if (only && others.length === 0)
      return { latitude: Number(only.lat), longitude: Number(only.lng) };
  }
  return undefined;
}

/** The codes of countries by their names, in English, in the language of the site, and as the offices write them. */
function countriesOf(
  { site, branches }: Company,
  towns: ReadonlyMap<string, readonly Town[]>,
): ReadonlyMap<string, string> {
  const codes = new Set([...towns.values()].flatMap((all) => all.map(({ country }) => country)));
  const named = ['en', site.language].flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return [...codes].map((code): [string, string] => [plainName(names.of(code) ?? code), code]);
  });
  const own = branches.flatMap(({ country, countryCode }): [string, string][] =>
    country !== undefined && countryCode !== undefined ? [[plainName(country), countryCode]] : [],
  );
  return new Map([...named, ...own]);
}
