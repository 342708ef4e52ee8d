/** A unit, and how it converts within its measure. */
export interface Unit {
  /** As tables print it: 'mm'. */
  symbol: string;
  /** Units of the same measure can be compared. */
  measure: string;
  /** How many of the measure's unit with the factor 1 one of these is. */
  factor: number;
}

/**
 * The units of trade: for each measure its units, each as "factor symbol", then its other spellings after the colon.
 * Only these exact spellings are read. General unit libraries are wrong in trade use: 't' is the metric tonne here, and
 * '5 pc' are pieces. Inches and the sizes of pipes are measures of their own, because 1/2" of a pipe is no 12.7 mm.
 */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  length: [
    '1 mm: millimetre, millimetres, millimeter, millimeters, MM',
    '10 cm: centimetre, centimetres, centimeter, centimeters, CM',
    '1000 m: metre, metres, meter, meters, metro, metros, mtr, mtrs',
    '1000000 km: kilometre, kilometres, kilometer, kilometers',
    '0.001 µm: um, micron, microns, mic',
  ],
  inches: [
    '1 in: ", inch, inches, Zoll, zoll, tommer, tomme, polegada, polegadas, pulgadas, pouces, tum',
  ],
  feet: ["1 ft: ', foot, feet"],
  area: [
    '1 mm²: mm2, sqmm, sq mm, qmm, mm^2',
    '100 cm²: cm2, cm^2',
    '1000000 m²: m2, sqm, sq m, m^2',
    '10000000000 ha',
  ],
  volume: [
    '0.001 ml: mL, millilitre, millilitres',
    '0.001 cm³: cm3, ccm, cc',
    '0.01 cl',
    '1 L: l, litre, litres, liter, liters, ltr, ltrs, litro, litros',
    '1000 m³: m3, cbm',
  ],
  mass: [
    '0.001 mg',
    '1 g: gram, grams, gr',
    '1000 kg: kilogram, kilograms, kilo, kilos, kgs, KG, Kg',
    '1000000 t: tonne, tonnes',
  ],
  current: ['0.001 mA', '1 A: amp, amps, ampere, amperes', '1000 kA: KA'],
  voltage: ['0.001 mV', '1 V: volt, volts', '1000 kV: KV'],
  power: ['1000000 MW', '0.001 mW', '1 W: watt, watts', '1000 kW: KW, Kw, kilowatt, kilowatts'],
  horsepower: ['1 HP: hp, Hp, bhp'],
  'metric horsepower': ['1 PS: ps, cv, CV, hk'],
  'apparent power': ['1 VA', '1000 kVA: KVA, kva'],
  'heat flow': ['1 BTU/h: btu/h, BTU/hr, btu'],
  energy: ['1 J', '1000 kJ', '3600 Wh', '3600000 kWh: KWh, kwh'],
  charge: ['1 mAh', '1000 Ah: ah'],
  pressure: [
    '1 Pa',
    '100 mbar: hPa',
    '1000 kPa: kpa',
    '100000 bar: Bar, BAR, bars',
    '1000000 MPa: Mpa, mpa',
  ],
  'pounds per square inch': ['1 psi: PSI'],
  temperature: ['1 °C: degC, deg C, º C, ºC, Celsius'],
  fahrenheit: ['1 °F: degF, deg F, ºF'],
  'difference of temperature': ['1 K: kelvin'],
  frequency: ['1 Hz: hz, HZ, hertz', '1000 kHz', '1000000 MHz'],
  speed: ['1 rpm: RPM, r/min, 1/min, min-1, min⁻¹, U/min, o/min, omdr/min'],
  velocity: ['1 m/s', '0.2777777778 km/h'],
  force: ['1 N: newton', '1000 kN: KN'],
  torque: ['1 Nm: N·m, N m, nm', '1000 kNm'],
  'flow of volume': [
    '1 L/h: l/h, l/t',
    '60 L/min: l/min, lpm',
    '3600 L/s: l/s',
    '1000 m³/h: m3/h, m³/t, cbm/h',
  ],
  'flow of mass': ['1 kg/h'],
  'mass by length': ['1 kg/m'],
  'mass by area': ['1 kg/m²: kg/m2'],
  density: ['1 kg/m³: kg/m3', '1000 kg/L: kg/l, g/cm³, kg/dm³'],
  viscosity: ['1 mm²/s: mm2/s, cSt'],
  resistance: ['1 Ω: ohm, ohms, Ohm', '1000 kΩ: kohm, kOhm'],
  capacitance: ['1 µF: uF, mfd', '0.001 nF'],
  sound: ['1 dB: db', '1 dB(A): dBA, db(a)'],
  light: ['1 lm: lumen'],
  time: [
    '0.001 ms',
    '1 s: sec, secs, second, seconds',
    '60 min: minute, minutes',
    '3600 h: hr, hrs, hour, hours',
  ],
  share: ['1 %: percent, pct'],
  parts: ['1 ppm'],
  angle: ['1 °: deg, degree, degrees'],
  ratio: ['1 :1'],
  'nominal diameter': ['1 DN'],
  'nominal pressure': ['1 PN'],
  hardness: ['1 Shore A: ShA', '1 Shore D: ShD'],
};

const UNITS = new Map<string, Unit>();
/** Lower case to units: to two where they differ by case alone. */
const ANY_CASE = new Map<string, Unit[]>();
for (const [measure, rows] of Object.entries(MEASURES))
  for (const row of rows) {
    const [, factor = '', symbol = '', others] = /^(\S+) (.+?)(?:: (.+))?$/.exec(row) ?? [];
    const unit = { symbol, measure, factor: Number(factor) };
    for (const spelling of [symbol, ...(others?.split(', ') ?? [])]) {
      UNITS.set(spelling, unit);
      const units = ANY_CASE.get(spelling.toLowerCase()) ?? [];
      if (!units.includes(unit)) ANY_CASE.set(spelling.toLowerCase(), [...units, unit]);
    }
  }

/** The unit that is spelled so in data, where case counts: 'mW' is no 'MW'. Undefined for all that the table lacks. */
export function unitOf(spelling: string): Unit | undefined {
  return UNITS.get(plainUnit(spelling));
}

/**
 * The units that a visitor may mean, who types in any case: '63a', '24VDC' without its 'DC'. Where case makes another unit,
 * it counts if it is that of one of them: 'mW' and 'MW' are one each, and 'mw' may be both. None for what is no unit.
 */
export function typedUnits(spelling: string): readonly Unit[] {
  const units = ANY_CASE.get(plainUnit(spelling).toLowerCase()) ?? [];
  const exact = unitOf(spelling);
  return exact && units.length > 1 ? [exact] : units;
}

/** All spellings, in lower case. */
export const typedSpellings: readonly string[] = [...ANY_CASE.keys()];

/** One sign where fonts and keyboards have several: 'μm' with the Greek letter, inches with curly quotes. */
const plainUnit = (spelling: string): string =>
  spelling
    .trim()
    .replace(/μ/g, 'µ')
    .replace(/[″”“„]|''/g, '"')
    .replace(/[′’‘]/g, "'");
