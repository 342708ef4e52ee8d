import type { ForeignFigure } from './product';

/** Units that stand behind a number, as catalogues of technical goods write them. */
const UNITS =
  'mm²|cm²|m²|mm|cm|dm|km|m|in|inch|ft|µm|mg|kg|g|t|lbs?|oz|ml|cl|l|L|m³|W|kW|MW|Wh|kWh|V|kV|mV|A|mA|Ah|mAh|VA|kVA|bar|mbar|Pa|kPa|MPa|psi|°C|°F|K|Hz|kHz|MHz|GHz|rpm|min|h|s|N|kN|Nm|lm|lx|dB|dB\\(A\\)|Ω|kΩ|%|"|мм|см|дм|м|км|мг|кг|г|мл|л|Вт|кВт|кВ|мА|бар|Па|кПа|МПа|Гц|об/мин|мин|Нм|°С';

const WITH_UNIT = new RegExp(
  `^([+\\-±]?\\d[\\d.,/ ]*(?:(?:x|×|-|–|to|\\.\\.\\.) ?[+\\-]?\\d[\\d.,/ ]*)*) ?(${UNITS})$`,
);

/** A heading with its unit: 'Weight (kg)', 'Weight [kg]', 'Length, mm', 'Length mm', 'Weight_kg'. */
const HEADING_WITH_UNIT = new RegExp(
  `^(.+?)(?: ?[(\\[](${UNITS})[)\\]]|,? (${UNITS})|_(kg|mm|cm|kN|Nm|kW|rpm|bar|kPa|MPa))$`,
);

/** What shops put before the name of a specification. */
const FOR =
  /^(?:attributes?|features?|properties|property|merkmal|характеристика|атрибут|свойство): ?(?=.)/i;

/** A figure of a heading and the text under it; the unit stands in either. */
export function figureFrom(heading: string, text: string): ForeignFigure {
  const own = heading.replace(FOR, '');
  const [, name = own, ...units] = HEADING_WITH_UNIT.exec(own) ?? [];
  const unit = units.find((one) => one !== undefined);
  return withUnit({ name: name.trim(), value: text, ...(unit !== undefined && { unit }) });
}

/** A figure whose unit, if it stood in the value, has a place of its own. */
function withUnit(figure: ForeignFigure): ForeignFigure {
  const value = figure.value.replaceAll(/\s+/g, ' ').trim();
  const found = figure.unit === undefined ? numberWithUnit(value) : undefined;
  return found ? { ...figure, ...found } : { ...figure, value };
}

/** What stands between several values: '10 mm, 20 mm'. */
const BETWEEN = /(\s*[;/]\s*|,\s+|\s+[x×]\s+)/;

/** A number and its unit, or several numbers that all have one. */
function numberWithUnit(value: string): { value: string; unit: string } | undefined {
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
      known.set(`${name} (2)`, { ...figure, name: `${name} (2)` });
    } else {
      const isSameUnit = figure.unit === first.unit;
      const value = isSameUnit ? figure.value : `${figure.value} ${figure.unit ?? ''}`.trim();
      if (!first.value.split(', ').includes(value)) first.value += `, ${value}`;
    }
  }
  return [...known.values()];
}
