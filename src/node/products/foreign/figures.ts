import { UNIT_SIGNS } from '../tradeUnits';
import type { ForeignFigure } from './product';

/** Units that stand behind a number, as catalogues of technical goods write them, beside those of `UNIT_SIGNS`. */
const MORE_UNITS =
  'inch|lbs?|L|dB\\(A\\)|"|Wp|kWp|mΩ|r/min|1/min|min⁻¹|min-1|U/min|m3/h|m3|m2|cm2|mm2|cm3|mm3|kgf|t/h|kg/h|kg/m|g/m|g/m²|l/h|L/min|L/h|L/s|GPM|CFM|HP|hp|gal|мм|см|дм|м|км|мг|кг|г|мл|л|Вт|кВт|кВ|мА|бар|Па|кПа|МПа|Гц|об/мин|мин|Нм|°С';

/** Signs that are also letters of drawings and sizes, and those that stand close behind their number. */
const AMBIGUOUS = new Set(['°', '′', '″', 'd', 'y', 'H', 'T']);

const SIGNS = UNIT_SIGNS.filter((sign) => !AMBIGUOUS.has(sign)).map((sign) =>
  sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
);

const UNITS = [...SIGNS, MORE_UNITS].join('|');

const WITH_UNIT = new RegExp(
  `^([+\\-±]?\\d[\\d.,/ ]*(?:(?:x|×|-|–|to|\\.\\.\\.) ?[+\\-]?\\d[\\d.,/ ]*)*) ?(${UNITS})$`,
);

/**
 * A heading with its unit: 'Weight (kg)', 'Weight [kg]', 'Length, mm', 'Length mm', 'Weight_kg'. Some
 * words and a letter alone behind a space are no unit: 'Made in', 'Length min'; 'Height h' is the measure of a drawing.
 */
const HEADING_WITH_UNIT = new RegExp(
  `^(.+?)(?: ?[(\\[](${UNITS})[)\\]]|, ?(${UNITS})| (?!(?:.|in|min|mo)$)(${UNITS})|_(kg|mm|cm|kN|Nm|kW|rpm|bar|kPa|MPa))$`,
);

const UNIT = new RegExp(`^(?:${UNITS})$`);

/** Whether a text is a unit and nothing else. */
export const isUnit = (text: string): boolean => UNIT.test(text);

/** Headings of lengths, behind which a letter is that of a drawing, 'Width (W)', and no watt. */
const LENGTH =
  /length|width|height|depth|thick|diamet|radius|breadth|pitch|stroke|bore|länge|breite|höhe|tiefe|dicke|durchmesser|longueur|largeur|hauteur|epaisseur|épaisseur|profondeur|largo|ancho|alto|altura|longitud|diámetro|lunghezza|larghezza|altezza|szerokość|wysokość|długość|длин|ширин|высот|толщин|диаметр/i;
const NOT_OF_LENGTH = /^\p{L}$/u;
const METRES = /^[mм]$/;

/** What shops put before the name of a specification. */
const FOR =
  /^(?:attributes?|features?|properties|property|merkmal|характеристика|атрибут|свойство): ?(?=.)/i;

/** A figure of a heading and the text under it; the unit stands in either, or in both: 450Wp under 'Pmax (Wp)'. */
export function figureFrom(heading: string, text: string): ForeignFigure {
  const known = headings.get(heading) ?? headingFrom(heading);
  if (headings.size < MAX_HEADINGS) headings.set(heading, known);
  return withUnit({ ...known, value: text });
}

/** What headings say, as the same few stand over all rows of a table. */
const headings = new Map<string, Omit<ForeignFigure, 'value'>>();
const MAX_HEADINGS = 10_000;

function headingFrom(heading: string): Omit<ForeignFigure, 'value'> {
  const own = heading.replaceAll(/\s+/g, ' ').replace(FOR, '');
  const [, name = own, ...units] = HEADING_WITH_UNIT.exec(own) ?? [];
  const unit = units.find((one) => one !== undefined);
  const isLetter = unit !== undefined && NOT_OF_LENGTH.test(unit) && !METRES.test(unit);
  if (unit === undefined || (isLetter && LENGTH.test(name))) {
    return { name: unit === undefined ? name.trim() : own };
  }
  return { name: name.trim(), unit };
}

/** A figure whose unit, if it stood in the value, has a place of its own. */
function withUnit(figure: ForeignFigure): ForeignFigure {
  // Lines stay lines: each is a value of its own.
  const value = figure.value.replaceAll(/[^\S\n]+/g, ' ').trim();
  const found = numberWithUnit(value);
  const isNews = found && (figure.unit === undefined || figure.unit === found.unit);
  return isNews ? { ...figure, ...found } : { ...figure, value };
}

/** What stands between several values: '10 mm, 20 mm'. */
const BETWEEN = /(\s*[;/]\s*|,\s+|\s+[x×]\s+)/;

/** A number and its unit, or several numbers that all have one. */
function numberWithUnit(value: string): { value: string; unit: string } | undefined {
  // Most values are numbers alone.
  if (/\d$/.test(value)) return undefined;
  const [, number, unit] = WITH_UNIT.exec(value) ?? [];
  if (number !== undefined && unit !== undefined) return { value: number.trim(), unit };
  // The signs between them are every second part.
  const parts = value.split(BETWEEN);
  const numbers = parts.filter((_, index) => index % 2 === 0).map((part) => WITH_UNIT.exec(part));
  const units = new Set(numbers.map((one) => one?.[2]));
  const [only] = units;
  if (numbers.length < 2 || units.size > 1 || only === undefined) return undefined;
  const texts = parts.map((part, index) =>
    index % 2 === 0 ? numbers[index / 2]?.[1]?.trim() : part,
  );
  return { value: texts.join(''), unit: only };
}

const YES_OR_NO = /^(?:yes|no|true|false|ja|nein|nei|nej|oui|non|s[íi]|não|да|нет|так|ні)$/i;

/** '-' and '–' stand for nothing; '+' for yes. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/** Figures that say something, each name once: of two with one name, both values are kept. */
export function uniqueFigures(figures: readonly ForeignFigure[]): ForeignFigure[] {
  const known = new Map<string, ForeignFigure>();
  for (const figure of figures.map(withUnit)) {
    const name = figure.name.replaceAll(/\s+/g, ' ').trim();
    if (!SAYS_SOMETHING.test(name) || !SAYS_SOMETHING.test(figure.value)) continue;
    const first = known.get(name);
    if (!first) known.set(name, { ...figure, name });
    else if (YES_OR_NO.test(figure.value) !== YES_OR_NO.test(first.value)) {
      // Two columns with one heading ask two things: 'Red' and 'No' are no values of one.
      const other = otherName(name, figure.value, known);
      known.set(other, { ...figure, name: other });
    } else {
      const isSameUnit = figure.unit === first.unit;
      const value = isSameUnit ? figure.value : `${figure.value} ${figure.unit ?? ''}`.trim();
      if (!first.value.split(', ').includes(value)) first.value += `, ${value}`;
    }
  }
  return [...known.values()];
}

/** A name with the first number behind it that no figure has, or one of this value: 'Cap (2)'. */
function otherName(name: string, value: string, known: ReadonlyMap<string, ForeignFigure>): string {
  let number = 2;
  const isTaken = (other: string): boolean => (known.get(other)?.value ?? value) !== value;
  while (isTaken(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
