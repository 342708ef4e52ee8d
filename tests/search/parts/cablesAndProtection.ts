import { pairs, rows, type Family, type Part } from './part';

const COILS: [string, string][] = [
  ['M7', '220 V AC'],
  ['Q7', '380 V AC'],
  ['B7', '24 V AC'],
  ['BD', '24 V DC'],
  ['F7', '110 V AC'],
];
const CABLES: [string, string][] = [
  ['H07RN-F', 'Rubber Cable'],
  ['H05VV-F', 'PVC Cable'],
  ['YSLY-JZ', 'Control Cable'],
  ['NYY-J', 'Power Cable'],
  ['XLPE-SWA', 'Armoured Cable'],
];

function breaker(poles: number, curve: string, rating: number): Part {
  return {
    category: 'Circuit Protection',
    code: `MB${poles}-${curve}${rating}`,
    name: `Miniature Circuit Breaker (MCB) ${rating} A ${curve}-Curve ${poles}P 6 kA`,
    description: `An MCB for a DIN rail in the distribution boards of homes and shops, curve ${curve}.`,
    specifications: rows(
      `Rated current=${rating} A`,
      `Poles=${poles}`,
      `Curve=${curve}`,
      'Breaking capacity=6 kA',
    ),
  };
}

function contactor(rating: number, [mark, coil]: [string, string]): Part {
  return {
    category: 'Circuit Protection',
    code: `KT1-D${String(rating).padStart(2, '0')}-${mark}`,
    name: `Contactor ${rating} A, Coil ${coil}`,
    description: `A three pole contactor for motors of ${rating} A in AC-3, with one auxiliary contact.`,
    specifications: rows(`Rated current=${rating} A`, `Coil voltage=${coil}`, 'Poles=3'),
  };
}

function cable(cores: number, section: string, [type, name]: [string, string]): Part {
  return {
    category: 'Cable',
    code: `${type} ${cores}G${section}`,
    name: `${name} ${type} ${cores}G${section} mm²`,
    description: `${name} with ${cores} cores of ${section} mm² of copper, for machines and cranes.`,
    specifications: rows(`Cores=${cores}`, `Cross section=${section} mm²`),
  };
}

/** Breakers, contactors and cable. */
export const cablesAndProtection: Family = {
  fixed: () => [
    ...[1, 2, 3, 4].flatMap((poles) =>
      pairs(['B', 'C', 'D'], [1, 2, 4, 6, 10, 16, 20, 25, 32, 40, 50, 63, 80]).map((one) =>
        breaker(poles, ...one),
      ),
    ),
    ...pairs([9, 12, 18, 25, 32, 40, 50, 65], COILS).map((one) => contactor(...one)),
    ...CABLES.flatMap((type) =>
      pairs([2, 3, 4, 5, 7], ['0.75', '1', '1.5', '2.5', '4', '6', '10']).map(([cores, section]) =>
        cable(cores, section, type),
      ),
    ),
  ],
  drawn: [
    (random) =>
      cable(
        random.pick([7, 12, 18, 25, 36]),
        random.pick(['0.5', '1.5', '16', '95']),
        random.pick(CABLES),
      ),
  ],
};
