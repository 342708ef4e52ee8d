import type { ForeignFigure } from '../foreign/product';
import { shownUnit } from '../tradeUnits';
import { allAt, textAt, type Element } from './elements';
import type { FigureNames } from './figureNames';
import { inLanguage } from './languages';
import { note, type Notes } from '../foreign/notes';

/** ETIM's features, values and units by their numbers, whose words are in the model that ETIM International publishes. */
const ETIM_NUMBER = /^E[CFVU]\d{6}$/i;

/** What stands for a value in ETIM: it is unknown, does not matter, or is missing [ETIM BMEcat 5.0, FVALUE_DETAILS]. */
export const NO_VALUE = /^(?:NA|UN|MV)$/;

/** What is said of features without words. */
export const NAMELESS =
  'features that the file names by their ETIM numbers alone, such as EF000007: rename or remove them';

const UNITS = 'units that the file names by their ETIM numbers alone: left out';
const GROUPED =
  'features in groups of eCl@ss, such as the drill holes and pins that drawings need: left out';

/** A feature with what its place in the tree of features says. */
interface Feature {
  name: string;
  value: string;
  unit: string;
  id: string;
  parent: string;
}

/** What the features of an article say. */
export interface Features {
  figures: ForeignFigure[];
  /** Features without a name: sentences for its description. */
  sentences: string[];
}

/** How features are read. */
export interface FeatureReading {
  /** The languages, the one to take first. */
  wanted: readonly string[];
  names: FigureNames;
  notes: Notes;
}

/**
 * The features of an article or product as figures. Where features are in a tree, as eCl@ss Advanced has them, those
 * with others below them are headings; of features with one name each is told by the heading above it.
 */
export function featuresOf(article: Element, reading: FeatureReading): Features {
  const groups = allAt(article, ['ARTICLE_FEATURES|PRODUCT_FEATURES']);
  const features = groups.flatMap((group) =>
    allAt(group, ['FEATURE']).map((one) => featureFrom(one, isEtim(group), reading)),
  );
  const headings = new Map<string, string>();
  const parents = new Set(features.map(({ parent }) => parent));
  const times = new Map<string, number>();
  for (const { id, name } of features) {
    if (id !== '' && parents.has(id)) headings.set(id, name);
    else times.set(name, (times.get(name) ?? 0) + 1);
  }
  const filled = features.filter(({ value, id }) => value !== '' && !headings.has(id));
  const grouped = groups.flatMap((group) => allAt(group, ['FEATURE_GROUP', 'FEATURE']));
  note(reading.notes, GROUPED, grouped.length);
  note(reading.notes, NAMELESS, filled.filter(({ name }) => ETIM_NUMBER.test(name)).length);
  return {
    sentences: filled.filter(isNameless).map(({ value }) => value),
    figures: filled
      .filter((feature) => !isNameless(feature))
      .map((feature) => {
        const isAlone = (times.get(feature.name) ?? 0) < 2;
        return figureFrom(feature, isAlone ? undefined : headings.get(feature.parent));
      }),
  };
}

function figureFrom({ name, value, unit }: Feature, heading: string | undefined): ForeignFigure {
  const whole = heading === undefined ? name : `${heading}: ${name}`;
  return { name: whole, value, ...(unit !== '' && { unit }) };
}

const isNameless = ({ name }: Feature): boolean => name === '-' || name === '';

const isEtim = (group: Element): boolean =>
  /^ETIM/i.test(textAt(group, ['REFERENCE_FEATURE_SYSTEM_NAME']));

function featureFrom(
  feature: Element,
  etim: boolean,
  { wanted, names, notes }: FeatureReading,
): Feature {
  const said = (...path: string[]) => inLanguage(allAt(feature, path), wanted);
  const name = said('FNAME') || said('FTEMPLATE', 'FT_NAME') || said('FT_IDREF');
  const unit = textAt(feature, ['FUNIT']) || textAt(feature, ['FTEMPLATE', 'FT_UNIT']);
  const isNumber = ETIM_NUMBER.test(unit);
  note(notes, UNITS, isNumber ? 1 : 0);
  return {
    // ETIM's features have numbers for names, and their words in the description.
    name: ETIM_NUMBER.test(name) ? said('FDESCR') || name : name,
    value: etim ? etimValue(feature, wanted, names) : valueOf(feature, wanted),
    unit: isNumber ? '' : shownUnit(unit),
    id: textAt(feature, ['FID']),
    parent: textAt(feature, ['FPARENT_ID']),
  };
}

/** A value as ETIM has it: two numbers are a range, and letters say why there is none. */
function etimValue(feature: Element, wanted: readonly string[], names: FigureNames): string {
  if (NO_VALUE.test(textAt(feature, ['FVALUE_DETAILS']))) return '';
  const values = allAt(feature, ['FVALUE']).map(({ text }) => text);
  if (values.length === 2 && values.every((text) => /^-?\d+(?:\.\d+)?$/.test(text))) {
    return values.join(' – ');
  }
  const value = valueOf(feature, wanted);
  if (value === 'true') return names.yes;
  return value === 'false' ? names.no : value;
}

/** The values of a feature: words for ETIM's numbers, and all of several. */
function valueOf(feature: Element, wanted: readonly string[]): string {
  const values = allAt(feature, ['FVALUE|VARIANTS']).filter(({ name }) => name === 'FVALUE');
  const languages = new Set(values.map(({ language }) => language));
  const details = inLanguage(allAt(feature, ['FVALUE_DETAILS']), wanted);
  if (details !== '') return details;
  if (languages.size > 1) return inLanguage(values, wanted);
  return values
    .map(({ text }) => text)
    .filter((text) => text !== '' && text !== '-')
    .join(', ');
}
