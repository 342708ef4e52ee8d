/** Units as people write them, by their codes in UN/ECE recommendation 20, which BMEcat and ETIM xChange use. */
const SHOWN: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  DMT: 'dm',
  MTR: 'm',
  KMT: 'km',
  INH: 'in',
  FOT: 'ft',
  MMK: 'mm²',
  CMK: 'cm²',
  MTK: 'm²',
  MMQ: 'mm³',
  CMQ: 'cm³',
  MTQ: 'm³',
  MLT: 'ml',
  CLT: 'cl',
  LTR: 'l',
  MGM: 'mg',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  WTT: 'W',
  KWT: 'kW',
  MAW: 'MW',
  WHR: 'Wh',
  KWH: 'kWh',
  VLT: 'V',
  KVT: 'kV',
  '2Z': 'mV',
  AMP: 'A',
  '4K': 'mA',
  AMH: 'Ah',
  VA: 'VA',
  KVA: 'kVA',
  BAR: 'bar',
  MBR: 'mbar',
  PAL: 'Pa',
  KPA: 'kPa',
  MPA: 'MPa',
  CEL: '°C',
  KEL: 'K',
  HTZ: 'Hz',
  KHZ: 'kHz',
  MHZ: 'MHz',
  RPM: 'rpm',
  SEC: 's',
  MIN: 'min',
  HUR: 'h',
  DAY: 'd',
  NEW: 'N',
  B47: 'kN',
  NU: 'Nm',
  LUM: 'lm',
  LUX: 'lx',
  '2N': 'dB',
  OHM: 'Ω',
  P1: '%',
  DD: '°',
};

/** What is sold singly: the site does not say so. */
const SINGLY = new Set(['C62', 'PCE', 'EA', 'H87', 'PC', 'ST', 'STK', 'PCS', 'NMP', 'NAR']);

/** Words for what something is sold in. */
const SOLD_IN: Readonly<Record<string, string>> = {
  MTR: 'm',
  RO: 'roll',
  ROL: 'roll',
  RL: 'roll',
  PR: 'pair',
  SET: 'set',
  PK: 'pack',
  PA: 'pack',
  BX: 'box',
  CT: 'carton',
  CS: 'case',
  BG: 'bag',
  RG: 'ring',
  CA: 'can',
  BO: 'bottle',
  TU: 'tube',
};

/** The unit of a figure; what is no known code stays as it is. */
export const shownUnit = (code: string): string => SHOWN[code.trim().toUpperCase()] ?? code.trim();

/** What a product is sold in; undefined for what is sold singly. */
export function soldIn(code: string): string | undefined {
  const key = code.trim().toUpperCase();
  return key === '' || SINGLY.has(key) ? undefined : (SOLD_IN[key] ?? shownUnit(code));
}
