import type { IndexedProduct, SearchSource } from '../../src/catalogue/search/searchTypes';
import { boltsAndSprockets } from './parts/boltsAndSprockets';
import { cablesAndProtection } from './parts/cablesAndProtection';
import { drives } from './parts/drives';
import type { Part } from './parts/part';
import { randomFrom, type Random } from './parts/random';
import { sealsAndHoses } from './parts/sealsAndHoses';
import { valves } from './parts/valves';

const BRANDS = ['Nordlager', 'Kuvani', 'Baltec', 'Zentrix', 'Halden', 'Tekura', 'Brevik', 'Sertao'];
const FAMILIES = [drives, valves, cablesAndProtection, sealsAndHoses, boltsAndSprockets];

/**
 * A made-up industrial catalogue: bearings, belts, gearboxes, motors, valves, breakers, contactors, cable, seals,
 * hoses, bolts, sprockets; in English, with some in German, Norwegian and Portuguese. The parts that questions ask for
 * are the first in every size; the rest is drawn, always the same. There is no SPZ 1255.
 */
export function partsCatalogue(count: number): SearchSource {
  const random = randomFrom(20_261_127);
  const products: IndexedProduct[] = [];
  const seen = new Set<string>();
  const add = (part: Part, brand: string) => {
    const key = `${part.code}|${brand}`;
    if (seen.has(key) || products.length >= count) return;
    seen.add(key);
    products.push(toProduct(part, brand, products.length + 1));
  };
  for (const part of FAMILIES.flatMap(({ fixed }) => fixed())) add(part, 'Nordlager');
  for (let turn = 0; products.length < count && turn < count * 30; turn += 1)
    add(drawn(random), random.pick(BRANDS));
  const names = [...new Set(products.flatMap(({ categories }) => categories))];
  return {
    products,
    categories: names.map((name) => ({ id: name, name })),
    places: [],
    synonyms: [],
    decimal: '.',
  };
}

function drawn(random: Random): Part {
  return random.pick(random.pick(FAMILIES).drawn)(random);
}

function toProduct(part: Part, brand: string, number: number): IndexedProduct {
  const slug = part.code.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id: `${slug}-${brand.slice(0, 3).toLowerCase()}-${number}`,
    code: part.code,
    name: part.name,
    brand,
    categories: [part.category],
    description: part.description,
    specifications: part.specifications,
  };
}
