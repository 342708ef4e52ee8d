import { unitWordsOf, type UnitWords } from './unitWords';

/** The code of a unit in UN/CEFACT's lists, or why there is none. */
export interface UnitCode {
  code: string;
  /** The code that older systems know, which Recommendation 20 has withdrawn. */
  withdrawn?: string;
}

/**
 * Units of the trade by their English names, with their codes in Recommendation 20, revision 17. Those of
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

/** What makes another unit of a length: 'mètre carré' is no metre. */
const SQUARE_OR_CUBIC = /^(?:carrés?|cubes?|cuadrados?|quadrados?|cúbicos?|مربعة?|مكعبة?)$/u;

/**
 * The code of a unit as the catalogue writes it: 'roll of 20 m' is a roll, 'per metre' a metre, '' what is sold singly.
 * Undefined for a unit that is none of these: a wrong code would be ordered by.
 * @param language That of the site: 'nb-NO'. Symbols and English words are known in all of them.
 */
export function unitCodeOf(unit: string, language = 'en'): UnitCode | undefined {
  const text = unit.normalize('NFC').trim().toLowerCase();
  if (text === '') return CODES['each'];
  const own = unitWordsOf(language);
  const english = unitWordsOf('en');
  return codeIn(own, text) ?? (own === english ? undefined : codeIn(english, text));
}

function codeIn({ names, per }: UnitWords, text: string): UnitCode | undefined {
  const [first = '', second = ''] = text.replace(per, '').split(/[\s,.]+/);
  const both = names.get(`${first} ${second}`);
  if (both !== undefined) return CODES[both];
  if (SQUARE_OR_CUBIC.test(second)) return undefined;
  const single = first.replace(/(\p{L}x)es$|(\p{L}{2})s$/u, '$1$2');
  return CODES[names.get(first) ?? names.get(single) ?? ''];
}
