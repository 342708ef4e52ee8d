import { pairs, PIPES, rows, threeDigits, type Family, type Part } from './part';

type Size = [inside: number, outside: number, width: number];
type Pipe = (typeof PIPES)[number];
const HOSES = PIPES.slice(1, 9);

function seal(size: Size, type: string): Part {
  const [inside, outside, width] = size;
  const code = `${size.join('x')} ${type}`;
  return {
    category: 'Seals',
    code,
    name: `Rotary Shaft Seal ${code} NBR`,
    description: `An oil seal of rubber with a dust lip, for a shaft of ${inside} mm.`,
    specifications: rows(`Shaft=${inside} mm`, `Housing=${outside} mm`, `Width=${width} mm`),
  };
}

function dichtring(size: Size, type: string): Part {
  const [inside, outside, width] = size;
  const code = `${size.join('x')} ${type}`;
  return {
    category: 'Seals',
    code,
    name: `Wellendichtring ${code} NBR`,
    description: `Radialwellendichtring mit Staublippe, für Getriebe mit einer Welle von ${inside} mm.`,
    specifications: rows(
      `Innendurchmesser=${inside} mm`,
      `Außendurchmesser=${outside} mm`,
      `Breite=${width} mm`,
    ),
  };
}

function hose([inches, nominal]: Pipe, type: string, length: number): Part {
  return {
    category: 'Hoses',
    code: `HH-${threeDigits(nominal)}-${type}-${length}`,
    name: `Hydraulic Hose ${inches}" ${type} ${length} m`,
    description: `A hose with steel braid ${type} for tractors, in a coil of ${length} m.`,
    specifications: rows(`Size=${inches} in`, `Type=${type}`, `Length=${length} m`),
  };
}

function slange([inches, nominal]: Pipe, type: string, length: number): Part {
  return {
    category: 'Hoses',
    code: `HS-${threeDigits(nominal)}-${type}-${length}`,
    name: `Hydraulikkslange ${inches}" ${type} ${length} m`,
    description: `Slange med stålfletting ${type}, for traktorer og gravemaskiner, rull på ${length} m.`,
    specifications: rows(`Dimensjon=${inches} in`, `Type=${type}`, `Lengde=${length} m`),
  };
}

function ring(inside: number, cord: number, [material, hardness]: [string, number]): Part {
  return {
    category: 'Seals',
    code: `OR-${inside}x${cord}-${material}${hardness}`,
    name: `O-Ring ${inside} x ${cord} mm ${material} ${hardness} Shore`,
    description: `An O-ring of ${material}, inside diameter ${inside} mm, cord ${cord} mm.`,
    specifications: rows(
      `Inside diameter=${inside} mm`,
      `Cord=${cord} mm`,
      `Material=${material}`,
      `Hardness=${hardness} Shore A`,
    ),
  };
}

/** Seals and hoses; some in German and Norwegian. */
export const sealsAndHoses: Family = {
  fixed: () => [
    ...pairs([20, 25, 30, 35, 40], [15, 17, 20, 22, 27]).flatMap(([inside, more]) => [
      dichtring([inside, inside + more, 7], 'TC'),
      seal([inside, inside + more, 8], 'TC'),
    ]),
    ...pairs(HOSES, pairs(['1SN', '2SN'], [10, 20])).flatMap(([pipe, [type, length]]) => [
      slange(pipe, type, length),
      hose(pipe, type, length),
    ]),
  ],
  drawn: [
    (random) =>
      ring(random.between(30, 4000) / 10, random.pick([1, 1.78, 2.62, 3.53, 5.33]), [
        random.pick(['NBR', 'FKM', 'EPDM', 'VMQ']),
        random.pick([60, 70, 80, 90]),
      ]),
    (random) => {
      const inside = random.between(6, 200);
      return seal(
        [inside, inside + random.between(6, 40), random.between(5, 15)],
        random.pick(['SC', 'TB']),
      );
    },
    (random) => hose(random.pick(HOSES), random.pick(['4SP', 'R7']), random.between(5, 100)),
  ],
};
