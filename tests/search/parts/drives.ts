import { pairs, rows, threeDigits, type Family, type Part } from './part';

const SUFFIXES = ['', '-2RS', '-ZZ', '-2RS/C3', '-ZZ/C3', '-C3'];
/** The last two digits of a bearing, and its bore in mm. */
const BORES: [number, number][] = [
  [0, 10],
  [1, 12],
  [2, 15],
  [3, 17],
  ...Array.from({ length: 17 }, (_, n): [number, number] => [n + 4, (n + 4) * 5]),
];

function bearing(series: string, [number, bore]: [number, number], suffix: string): Part {
  const code = `${series}${String(number).padStart(2, '0')}${suffix}`;
  const seal = suffix.includes('2RS') ? 'rubber seals' : suffix.includes('ZZ') ? 'shields' : 'open';
  return {
    category: 'Bearings',
    code,
    name: `Deep Groove Ball Bearing ${code}`,
    description: `A single row bearing (${seal}) for pumps, motors and conveyors.`,
    specifications: rows(
      `Bore=${bore} mm`,
      `Outside diameter=${Math.round(bore * 2.2 + 6)} mm`,
      `Width=${Math.round(bore / 2 + 4)} mm`,
      `Seal=${seal}`,
      `Dynamic load=${(bore * 0.55 + 3).toFixed(1)} kN`,
    ),
  };
}

function belt(section: string, length: number): Part {
  const isWedge = section.length > 1;
  const code = isWedge ? `${section} ${length}` : `${section}-${length}`;
  return {
    category: 'Belts',
    code,
    name: `${isWedge ? 'Wedge Belt' : 'V-Belt'} ${code}`,
    description: `A belt of section ${section} for fans, mills and compressors. Resists oil and heat.`,
    specifications: rows(
      `Section=${section}`,
      isWedge ? `Datum length=${length} mm` : `Length=${length} in`,
    ),
  };
}

function gearbox(size: number, ratio: number, flange: string): Part {
  const bore = size < 50 ? 18 : size < 75 ? 25 : 35;
  return {
    category: 'Gearboxes',
    code: `NMRV${threeDigits(size)}-${ratio}-${flange}`,
    name: `Worm Gearbox NMRV ${threeDigits(size)} Ratio ${ratio}:1 ${flange}`,
    description: `A worm gearbox in a housing of aluminium, for motors with flange ${flange}.`,
    specifications: rows(
      `Ratio=${ratio}:1`,
      `Centre distance=${size} mm`,
      `Motor flange=${flange}`,
      `Output bore=${bore} mm`,
    ),
  };
}

function motor(power: number, poles: number, [frame, mount]: [string, string]): Part {
  return {
    category: 'Motors',
    code: `IE3-${frame}-${poles}-${mount}-${power}`,
    name: `Three-Phase Motor ${power} kW ${poles} Pole ${mount} Frame ${frame}`,
    description: `A squirrel cage motor of ${power} kW for 400/690 V, 50 Hz, enclosed to IP55.`,
    specifications: rows(
      `Power=${power} kW`,
      `Poles=${poles}`,
      `Mounting=${mount}`,
      'Protection=IP55',
    ),
  };
}

const RATIOS = [7.5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100];
const FLANGES = ['63B14', '71B14', '80B5'];
const MOTORS: [number, string][] = [
  [0.37, '71'],
  [0.55, '80'],
  [0.75, '80'],
  [1.1, '90S'],
  [1.5, '90L'],
  [2.2, '100L'],
  [4, '112M'],
  [5.5, '132S'],
  [7.5, '132M'],
];
const wedgeLength = (length: number) => (length === 1255 ? 1250 : length);

/** Bearings, belts, gearboxes and motors. */
export const drives: Family = {
  fixed: () => [
    ...['60', '62', '63'].flatMap((series) =>
      pairs(BORES, SUFFIXES).map(([bore, suffix]) => bearing(series, bore, suffix)),
    ),
    ...pairs(['SPZ', 'SPA'], [1200, 1210, 1220, 1230, 1240, 1250, 1260, 1270, 1280]).map((one) =>
      belt(...one),
    ),
    ...pairs(['A', 'B', 'C'], [48, 49, 50, 51, 52, 53, 54, 55]).map((one) => belt(...one)),
    ...[30, 40, 50, 63, 75, 90].flatMap((size) =>
      pairs(RATIOS, FLANGES).map(([ratio, flange]) => gearbox(size, ratio, flange)),
    ),
    ...MOTORS.flatMap(([power, frame]) =>
      pairs([2, 4, 6], ['B3', 'B5']).map(([poles, mount]) => motor(power, poles, [frame, mount])),
    ),
  ],
  drawn: [
    (random) =>
      belt(random.pick(['SPZ', 'SPA', 'SPB', 'XPA']), wedgeLength(random.between(400, 5600, 5))),
    (random) => belt(random.pick(['A', 'B', 'C', 'D']), random.between(20, 360)),
    (random) =>
      gearbox(
        random.pick([25, 30, 40, 110, 130]),
        random.pick(RATIOS),
        random.pick(['56B14', '90B5']),
      ),
  ],
};
