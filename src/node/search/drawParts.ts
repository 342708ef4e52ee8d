import { encodeText } from '../../cart/chatLink';
import { fill } from '../../cart/fill';
import { writeFilter } from '../../catalogue/search/filterText';
import { rangeLabel } from '../../catalogue/search/rangeLabel';
import type {
  Facet,
  FacetValue,
  Filter,
  SearchRequest,
  SearchResult,
  SearchSource,
} from '../../catalogue/search/searchTypes';
import type { InterfaceStrings } from '../../generated/types';
import { escapeHtml } from '../render/document';
import type { BuiltCatalogue } from './builtCatalogue';

/** Values of a facet that are shown, besides those that are chosen. */
const MAX_VALUES = 30;
/** Facets that are open at first where nothing is asked: below a question come its products, which a phone had to scroll for. */
const OPEN_FACETS = 2;

interface Asked {
  request: SearchRequest;
  result: SearchResult;
  address: string;
  /** The name of what is searched. */
  heading: string;
  source: Omit<SearchSource, 'products'>;
}

/** What stands above the products that were found: the question with its filters as a form, and what was found. */
export function drawParts({ strings, ask, site }: BuiltCatalogue['site'], asked: Asked): string {
  const { request, address } = asked;
  return [
    `<form class="plain-search" role="search" action="${escapeHtml(address)}">`,
    hidden('_in', request.category),
    `<label for="listing-search">${escapeHtml(strings.searchProducts)}</label>`,
    '<p class="plain-row">',
    `<input id="listing-search" type="search" name="q" value="${escapeHtml(request.q)}" autocomplete="off">`,
    `<button>${escapeHtml(strings.search)}</button></p>`,
    `<div class="plain-found">${said(strings, asked)}</div>`,
    isEmpty(asked) ? '' : facets(strings, asked, site.format ?? site.language),
    '</form>',
    isNothing(asked) ? nextSteps(strings, ask, asked) : '',
  ].join('');
}

const hidden = (name: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

function facets(strings: InterfaceStrings, { request, result }: Asked, language: string): string {
  const { filters = {} } = request;
  const shown = result.facets.map((facet, at) =>
    drawFacet(strings, facet, {
      filter: filters[facet.key] ?? {},
      language,
      isOpen: (request.q === '' && at < OPEN_FACETS) || facet.key in filters,
    }),
  );
  return `<fieldset><legend>${escapeHtml(strings.filters)}</legend><div class="plain-facets">${shown.join('')}</div>${order(strings, request, result.facets)}<p><button>${escapeHtml(strings.search)}</button></p></fieldset>`;
}

function drawFacet(
  strings: InterfaceStrings,
  { key, name, values, range }: Facet,
  { filter, isOpen, language }: { filter: Filter; isOpen: boolean; language: string },
): string {
  const { values: chosen = [] } = filter;
  const shown = values.filter((value, at) => at < MAX_VALUES || chosen.includes(value.key));
  const items = shown.map((value) =>
    choice(key, value.key, {
      isChosen: chosen.includes(value.key),
      html: `<span dir="auto">${escapeHtml(valueName(strings, key, value))}</span> <span>${escapeHtml(fill(strings.valueCount, { count: value.count }))}</span>`,
    }),
  );
  // A range is chosen with JavaScript, or by a link: it can be taken back here, too.
  if (filter.from !== undefined || filter.to !== undefined)
    items.unshift(
      choice(key, writeFilter(filter).join(''), {
        isChosen: true,
        html: `<span dir="auto">${escapeHtml(rangeLabel(filter, range?.unit, language))}</span>`,
      }),
    );
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(facetName(strings, key, name))}</summary><ul>${items.join('')}</ul></details>`;
}

const choice = (
  name: string,
  value: string,
  { isChosen, html }: { isChosen: boolean; html: string },
): string =>
  `<li><label><input type="checkbox" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${isChosen ? ' checked' : ''}> ${html}</label></li>`;

/** The name of a facet as visitors read it: that of its specification, or an interface text. */
function facetName(strings: InterfaceStrings, key: string, name: string): string {
  if (name !== '') return name;
  const own: Record<string, string> = {
    brand: strings.brand,
    status: strings.availability,
    category: strings.categoryName,
  };
  return own[key] ?? key;
}

function valueName(strings: InterfaceStrings, facet: string, { key, label }: FacetValue): string {
  const statuses: Record<string, string> = {
    new: strings.statusNew,
    'on-order': strings.statusOnOrder,
    discontinued: strings.statusDiscontinued,
  };
  return facet === 'status' ? (statuses[key] ?? label) : label;
}

function order(
  strings: InterfaceStrings,
  { sort = '' }: SearchRequest,
  all: readonly Facet[],
): string {
  const numbers = all.filter(({ range }) => range && range.from < range.to);
  const choices = [
    ['', strings.sortBest],
    ['name', strings.productName],
    ['code', strings.code],
    ...numbers.flatMap(({ key, name }) => [
      [key, fill(strings.sortUp, { name })],
      [`-${key}`, fill(strings.sortDown, { name })],
    ]),
  ];
  const options = choices.map(
    ([value = '', label = '']) =>
      `<option value="${escapeHtml(value)}"${value === sort ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<p><label>${escapeHtml(strings.sortBy)} <select name="sort">${options.join('')}</select></label></p>`;
}

/** Nothing is left to be filtered or sorted, and no filter that could be taken back. */
const isEmpty = ({ request: { filters = {} }, result }: Asked) =>
  result.total === 0 && Object.keys(filters).length === 0;

const isNothing = ({ result: { total, match } }: Asked) => total === 0 || match === 'similar';

/** What was found, in a sentence. */
function said(strings: InterfaceStrings, { request: { q, filters }, result }: Asked): string {
  const { total, match, corrected } = result;
  const sentences = [
    match === 'similar' && total > 0 && q !== '' && fill(strings.noPart, { term: q }),
    corrected !== undefined && fill(strings.readAs, { term: corrected }),
    total === 0 && q !== '' && fill(strings.nothingFound, { term: q }),
    total === 0 && q === '' && filters && strings.noneLeft,
    match !== 'similar' &&
      total > 0 &&
      q !== '' &&
      fill(strings.foundProducts, { count: total, term: q }),
    total > 0 && q === '' && filters && fill(strings.filteredCount, { count: total }),
  ];
  return sentences
    .filter((one) => typeof one === 'string')
    .map((one) => `<p>${escapeHtml(one)}</p>`)
    .join('');
}

/** Where nothing was found: the team, and the categories. */
function nextSteps(strings: InterfaceStrings, ask: string, { request, source }: Asked): string {
  const message = encodeText(fill(strings.askAboutText, { term: request.q }));
  const places = source.places.filter(({ kind }) => kind === 'category');
  const links = [
    { href: ask + message, name: fill(strings.askAbout, { term: request.q }) },
    ...places,
  ].map(({ href, name }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`);
  return `<ul class="plain-steps">${links.join('')}</ul>`;
}
