import type { ForeignFigure } from '../foreign/product';
import { allAt, textAt, type Element } from './elements';
import { inLanguage } from './languages';
import { shownUnit } from '../tradeUnits';

/** A feature with what its place in the tree of features says. */
interface Feature {
  name: string;
  value: string;
  unit: string;
  id: string;
  parent: string;
}

/**
 * The features of an article or product as figures. Where features are in a tree, as eCl@ss Advanced has them, those
 * with others below them are headings; of features with one name each is told by the heading above it.
 * @param wanted The languages, the one to take first.
 */
export function featuresOf(article: Element, wanted: readonly string[]): ForeignFigure[] {
  const features = allAt(article, ['ARTICLE_FEATURES|PRODUCT_FEATURES', 'FEATURE']).map((one) =>
    featureFrom(one, wanted),
  );
  const headings = new Map<string, string>();
  const parents = new Set(features.map(({ parent }) => parent));
  const times = new Map<string, number>();
  for (const { id, name } of features) {
    if (id !== '' && parents.has(id)) headings.set(id, name);
    else times.set(name, (times.get(name) ?? 0) + 1);
  }
  return features.flatMap(({ name, value, unit, id, parent }) => {
    if (value === '' || headings.has(id)) return [];
    const heading = (times.get(name) ?? 0) > 1 ? headings.get(parent) : undefined;
    const whole = heading === undefined ? name : `${heading}: ${name}`;
    return [{ name: whole, value, ...(unit !== '' && { unit }) }];
  });
}

/** How many features of an article or product are in groups, which a catalogue for people has no use for. */
export function groupedFeatures(article: Element): number {
  const groups = ['ARTICLE_FEATURES|PRODUCT_FEATURES', 'FEATURE_GROUP'];
  return allAt(article, [...groups, 'FEATURE']).length;
}

function featureFrom(feature: Element, wanted: readonly string[]): Feature {
  const said = (...path: string[]) => inLanguage(allAt(feature, path), wanted);
  const name = said('FNAME') || said('FTEMPLATE', 'FT_NAME') || said('FT_IDREF');
  return {
    // ETIM's features have numbers for names, and their words in the description.
    name: /^E[FC]\d{6}$/i.test(name) ? said('FDESCR') || name : name,
    value: valueOf(feature, wanted),
    unit: shownUnit(textAt(feature, ['FUNIT']) || textAt(feature, ['FTEMPLATE', 'FT_UNIT'])),
    id: textAt(feature, ['FID']),
    parent: textAt(feature, ['FPARENT_ID']),
  };
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
