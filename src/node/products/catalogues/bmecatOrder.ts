import type { ForeignFigure } from '../foreign/product';
import { soldIn } from '../tradeUnits';
import { allAt, textAt, type Element } from './elements';
import { countryName, type FigureNames } from './figureNames';

const DETAILS = 'ARTICLE_ORDER_DETAILS|PRODUCT_ORDER_DETAILS';

/** What an article is ordered in: 'box of 6', 'Rolle (50 m)'; undefined for what is ordered singly. */
export function orderUnit(article: Element, language: string): string | undefined {
  const unit = soldIn(textAt(article, [DETAILS, 'ORDER_UNIT']));
  const contents = contentsOf(article);
  if (unit === undefined || contents === '') return unit;
  return /^en\b/i.test(language) ? `${unit} of ${contents}` : `${unit} (${contents})`;
}

/** How much is in what is ordered: '6', '50 m'; '' if that is one piece. */
function contentsOf(article: Element): string {
  const count = textAt(article, [DETAILS, 'NO_CU_PER_OU']);
  if (!(Number(count) > 1)) return '';
  return [Number(count), soldIn(textAt(article, [DETAILS, 'CONTENT_UNIT']))]
    .filter(Boolean)
    .join(' ');
}

/** How an article is ordered, as figures: what is in a piece, the smallest order, and its steps. */
export function orderFigures(article: Element, names: FigureNames): ForeignFigure[] {
  const unit = soldIn(textAt(article, [DETAILS, 'ORDER_UNIT']));
  const moreThanOne = (name: string, field: string): ForeignFigure[] => {
    const value = textAt(article, [DETAILS, field]);
    return Number(value) > 1 ? [{ name, value: String(Number(value)) }] : [];
  };
  const contents = unit === undefined ? contentsOf(article) : '';
  return [
    ...(contents === '' ? [] : [{ name: names.contents, value: contents }]),
    ...moreThanOne(names.leastOrder, 'QUANTITY_MIN'),
    ...moreThanOne(names.orderStep, 'QUANTITY_INTERVAL'),
  ];
}

/** Where weight and dimensions are: BMEcat's own place, and that of ETIM, whose names begin with NET. */
const DIMENSIONS = [
  ['PRODUCT_LOGISTIC_DETAILS', 'PRODUCT_DIMENSIONS'],
  ['USER_DEFINED_EXTENSIONS', 'UDX.EDXF.PRODUCT_LOGISTIC_DETAILS'],
] as const;

/** Its elements and their units [BMEcat 2005, PRODUCT_DIMENSIONS; ETIM BMEcat 5.0, PRODUCT_LOGISTIC_DETAILS]. */
const SIZES: readonly [elements: string, name: keyof FigureNames, unit: string][] = [
  ['WEIGHT|UDX.EDXF.NETWEIGHT', 'weight', 'kg'],
  ['VOLUME|UDX.EDXF.NETVOLUME', 'volume', 'm³'],
  ['LENGTH|UDX.EDXF.NETLENGTH', 'length', 'm'],
  ['WIDTH|UDX.EDXF.NETWIDTH', 'width', 'm'],
  ['DEPTH|UDX.EDXF.NETDEPTH', 'height', 'm'],
  ['UDX.EDXF.NETDIAMETER', 'diameter', 'm'],
];

/** What customs and carriers ask, as figures. */
export function logisticFigures(
  article: Element,
  names: FigureNames,
  language: string,
): ForeignFigure[] {
  const details = 'PRODUCT_LOGISTIC_DETAILS';
  const tariff = textAt(article, [details, 'CUSTOMS_TARIFF_NUMBER', 'CUSTOMS_NUMBER']);
  const origins = allAt(article, [details, 'COUNTRY_OF_ORIGIN']).map(({ text }) => text);
  const sizes = SIZES.flatMap(([elements, name, unit]): ForeignFigure[] => {
    const found = DIMENSIONS.map((path) => textAt(article, [...path, elements]));
    const value = found.find((text) => Number(text) > 0);
    return value === undefined ? [] : [{ name: names[name], value, unit }];
  });
  const countries = origins.filter(Boolean).map((code) => countryName(code, language));
  return [
    ...sizes,
    ...(tariff === '' ? [] : [{ name: names.customsNumber, value: tariff }]),
    ...(countries.length === 0 ? [] : [{ name: names.origin, value: countries.join(', ') }]),
  ];
}
