/** The code of a unit in UN/CEFACT's lists, or why there is none. */
export interface UnitCode {
  code: string;
  /** The code that older systems know, which Recommendation 20 has withdrawn. */
  withdrawn?: string;
}

/**
 * Units of the trade by the first word of their text, with their codes in Recommendation 20, revision 17. Those of
 * packages were withdrawn from it: Recommendation 21 has them, and where both are used, an X stands before them.
 */
const CODES: Record<string, UnitCode> = {
  each: { code: 'EA' },
  piece: { code: 'H87' },
  pair: { code: 'PR', withdrawn: 'NPR' },
  set: { code: 'SET' },
  // Recommendation 20 has a kit, too: KT, which is a tub or pail.
  kit: { code: 'XKI' },
  dozen: { code: 'DZN' },
  hundred: { code: 'CEN' },
  metre: { code: 'MTR' },
  'm²': { code: 'MTK' },
  'm³': { code: 'MTQ' },
  foot: { code: 'FOT' },
  inch: { code: 'INH' },
  gram: { code: 'GRM' },
  kilogram: { code: 'KGM' },
  tonne: { code: 'TNE' },
  litre: { code: 'LTR' },
  hour: { code: 'HUR' },
  roll: { code: 'XRO', withdrawn: 'RO' },
  drum: { code: 'XDR', withdrawn: 'DR' },
  cylinder: { code: 'XCY', withdrawn: 'CY' },
  coil: { code: 'XCL', withdrawn: 'CL' },
  reel: { code: 'XRL', withdrawn: 'RL' },
  box: { code: 'XBX', withdrawn: 'BX' },
  case: { code: 'XCS', withdrawn: 'CS' },
  carton: { code: 'XCT', withdrawn: 'CT' },
  pack: { code: 'XPK', withdrawn: 'PK' },
  packet: { code: 'XPA', withdrawn: 'PA' },
  pail: { code: 'XPL', withdrawn: 'PL' },
  tin: { code: 'XTN', withdrawn: 'TN' },
  bag: { code: 'XBG', withdrawn: 'BG' },
  bundle: { code: 'XBE', withdrawn: 'BE' },
  cartridge: { code: 'XCQ', withdrawn: 'CQ' },
  sheet: { code: 'XST', withdrawn: 'ST' },
};

/** Other words for these. */
const SYNONYMS: Record<string, string> = {
  ea: 'each',
  pc: 'piece',
  m: 'metre',
  meter: 'metre',
  sqm: 'm²',
  kg: 'kilogram',
  g: 'gram',
  t: 'tonne',
  l: 'litre',
  liter: 'litre',
  ft: 'foot',
};

/**
 * The code of a unit as the catalogue writes it: 'roll of 20 m' is a roll, 'per metre' a metre, '' what is sold singly.
 * Undefined for a unit that is none of these: a wrong code would be ordered by.
 */
export function unitCodeOf(unit: string): UnitCode | undefined {
  const [first = ''] = unit
    .trim()
    .toLowerCase()
    .replace(/^per\s+/, '')
    .split(/[\s,.]+/);
  const word = first === '' ? 'each' : first;
  const single = word.replace(/(?<=\p{L}{2})(?:(?<=x)es|s)$/u, '');
  return [word, single]
    .map((one) => CODES[SYNONYMS[one] ?? one])
    .find((code) => code !== undefined);
}
