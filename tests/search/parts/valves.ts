import { pairs, PIPES, rows, threeDigits, type Family, type Part } from './part';

const KINDS: [string, string][] = [
  ['Ball Valve', 'BV'],
  ['Gate Valve', 'GV'],
  ['Check Valve', 'CV'],
  ['Globe Valve', 'LV'],
  ['Y-Strainer', 'YS'],
];
const THREADS = ['BSP', 'NPT', 'BSPT'];
const MATERIALS: [string, string][] = [
  ['Brass', 'BR'],
  ['Stainless Steel 316', 'S6'],
];
const OTHER_MATERIALS: [string, string][] = [
  ['Carbon Steel', 'CS'],
  ['Cast Iron', 'CI'],
  ['Bronze', 'BZ'],
];
const IN_PORTUGUESE: [string, string][] = [
  ['Latão', 'LT'],
  ['Aço Inox 316', 'I6'],
];
type Pipe = (typeof PIPES)[number];

function valve(
  [kind, short]: [string, string],
  [inches, nominal]: Pipe,
  of: [string, [string, string]],
): Part {
  const [thread, [material, mark]] = of;
  return {
    category: 'Valves',
    code: `${short}-${threeDigits(nominal)}-${thread}-${mark}`,
    name: `${material} ${kind} ${inches}" ${thread}`,
    description: `${kind} of ${material.toLowerCase()} with ${thread} threads, for water, air and oil.`,
    specifications: rows(
      `Size=${inches} in`,
      `Nominal size=DN${nominal}`,
      `Thread=${thread}`,
      `Material=${material}`,
      `Pressure=${nominal < 32 ? 40 : 25} bar`,
    ),
  };
}

function valvula([inches, nominal]: Pipe, [material, mark]: [string, string]): Part {
  return {
    category: 'Valves',
    code: `VE-${threeDigits(nominal)}-${mark}`,
    name: `Válvula de Esfera ${inches}" ${material}`,
    description: `Válvula de esfera em ${material.toLowerCase()}, rosca BSP, para água e óleo.`,
    specifications: rows(`Diâmetro=${inches} in`, `Material=${material}`),
  };
}

/** Valves and strainers; some in Portuguese. */
export const valves: Family = {
  fixed: () => [
    ...KINDS.flatMap((kind) =>
      pairs(PIPES, pairs(THREADS, MATERIALS)).map(([pipe, of]) => valve(kind, pipe, of)),
    ),
    ...pairs(PIPES.slice(1, 10), IN_PORTUGUESE).map((one) => valvula(...one)),
  ],
  drawn: [
    (random) =>
      valve(random.pick(KINDS), random.pick(PIPES), [
        random.pick(THREADS),
        random.pick(OTHER_MATERIALS),
      ]),
  ],
};
