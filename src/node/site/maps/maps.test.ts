import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../generated/authored';
import { findTown } from './findTown';
import { placeMap } from './placeMap';

const company = (language: string, ...codes: string[]) =>
  ({
    site: { language },
    branches: codes.map((countryCode) => ({ countryCode })),
  }) as unknown as SiteConfig;
const near = (address: string, where = company('en')) => {
  const found = findTown(address, where);
  return found && [Math.round(found.latitude), Math.round(found.longitude)];
};

describe('the town of an address', () => {
  it.each([
    ['Glyn Jones Road, Blantyre, Malawi', [-16, 35]],
    ['3 Ropewalk, TR11 3AA Falmouth, United Kingdom', [50, -5]],
    ['Skansekaia 14, 6002 Ålesund, Norway', [62, 6]],
  ])('is found between its commas: %s', (address, at) => {
    expect(near(address)).toEqual(at);
  });

  it('is found by the country as the site’s language calls it', () => {
    expect(near('Skansekaia 14, Ålesund, Norge', company('nb'))).toEqual([62, 6]);
    expect(near('شارع الميناء 3، Aqaba، الأردن', company('ar'))).toEqual([30, 35]);
  });

  it('is in a country of the offices where it names none', () => {
    expect(near('Ropewalk, Falmouth', company('en', 'GB'))).toEqual([50, -5]);
  });

  it.each([
    ['several towns are called so', 'Ropewalk, Falmouth'],
    ['several of its country are', 'Main Street, Falmouth, United States'],
    ['none is', 'The old slip, Nowhereville'],
    ['there is no address', ' , '],
  ])('is not guessed where %s', (_, address) => {
    expect(near(address)).toBeUndefined();
  });
});

describe('the map of a place', () => {
  const town = { latitude: 50.15, longitude: -5.06 };
  const boxOf = (embed = '') => new URL(embed).searchParams.get('bbox')?.split(',').map(Number);

  it('has a mark at coordinates, to which directions lead', () => {
    const { embed = '', directions } = placeMap('The slip', town, () => undefined);
    expect(new URL(embed).searchParams.get('marker')).toBe('50.15,-5.06');
    expect(directions).toBe('https://www.openstreetmap.org/directions?to=50.15%2C-5.06');
  });

  it('shows all of a town around its middle, without a mark that would be wrong', () => {
    const { embed = '' } = placeMap('Ropewalk, Falmouth', {}, () => town);
    expect(new URL(embed).searchParams.get('marker')).toBeNull();
    const [west = 0, south = 0, east = 0, north = 0] = boxOf(embed) ?? [];
    expect([(west + east) / 2, (south + north) / 2].map((at) => at.toFixed(2))).toEqual([
      '-5.06',
      '50.15',
    ]);
    const [, , closer = 0] = boxOf(placeMap('A', { zoom: 16 }, () => town).embed) ?? [];
    expect(closer).toBeLessThan(east);
  });

  it('is a link to search where the place is not found', () => {
    expect(placeMap('The old slip', {}, () => undefined)).toEqual({
      caption: 'The old slip',
      directions: 'https://www.openstreetmap.org/search?query=The%20old%20slip',
    });
  });
});
