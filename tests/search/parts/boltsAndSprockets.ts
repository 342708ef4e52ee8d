import { pairs, rows, type Family, type Part } from './part';

const PITCHES: [number, string][] = [
  [6, '1'],
  [8, '1.25'],
  [10, '1.5'],
  [12, '1.75'],
  [12, '1.25'],
  [16, '2'],
  [20, '2.5'],
];
const FINISHES: [string, string][] = [
  ['Plain', 'PL'],
  ['Hot dip galvanised', 'HG'],
  ['Stainless A4', 'A4'],
];

function bolt(
  [diameter, pitch]: [number, string],
  length: number,
  of: [string, [string, string]],
): Part {
  const [grade, [finish, mark]] = of;
  const size = `M${diameter}x${pitch}x${length}`;
  return {
    category: 'Fasteners',
    code: `${size}-${grade}${mark}`,
    name: `Hex Bolt ${size} Grade ${grade} ${finish}`,
    description: `A bolt with a hexagon head, ${length} mm under the head, ${finish.toLowerCase()}.`,
    specifications: rows(
      `Thread=M${diameter}`,
      `Pitch=${pitch} mm`,
      `Length=${length} mm`,
      `Grade=${grade}`,
      `Finish=${finish}`,
    ),
  };
}

function sprocket(chain: string, teeth: number): Part {
  return {
    category: 'Chains',
    code: `${chain} Z${teeth}`,
    name: `Sprocket ${chain} ${teeth} Teeth`,
    description: `A sprocket of steel for the roller chain ${chain}, with a hub on one side.`,
    specifications: rows(`Chain=${chain}`, `Teeth=${teeth}`),
  };
}

/** Bolts and sprockets. */
export const boltsAndSprockets: Family = {
  fixed: () =>
    pairs(PITCHES, [20, 30, 40, 50, 60, 80]).map(([size, length]) =>
      bolt(size, length, ['8.8', ['Zinc plated', 'ZP']]),
    ),
  drawn: [
    (random) =>
      bolt(random.pick(PITCHES), random.between(10, 300, 5), [
        random.pick(['4.6', '8.8', '10.9', '12.9']),
        random.pick(FINISHES),
      ]),
    (random) =>
      sprocket(random.pick(['05B-1', '06B-1', '08B-1', '10B-2', '12B-2']), random.between(9, 120)),
  ],
};
