import { encodeText } from '../../src/cart/chatLink';
import { fill } from '../../src/cart/fill';
import type { Hit, SearchResult } from '../../src/catalogue/search/searchTypes';
import { buttonClass } from '../../src/ui/button/buttonClass';
import { say } from '../../src/ui/said/say';
import { sentences } from '../../src/ui/sentences';
import type { SearchBox } from '../searchBox';

/** What was found, and for which words. */
interface Answer {
  q: string;
  found: SearchResult;
}

/**
 * Shows what was found: how many, each with its link and its button, and a link to all results. Where there is no such
 * product, it offers to ask the team.
 */
export function drawResults(
  results: HTMLElement,
  answer: Answer | undefined,
  site: SearchBox['site'],
): void {
  // Screen readers follow only regions that they know already, so the first two stay.
  const [words, region, ...others] = results.children;
  for (const other of others) other.remove();
  const text = answer ? wordsOf(answer, site.strings) : '';
  if (words) words.textContent = text;
  if (region) sayLater(region, answer ? spokenOf(text, answer, site.strings) : '');
  if (!answer) return;
  const { q, found } = answer;
  if (found.hits.length > 0) {
    const list = make('ul', { part: 'results' });
    list.append(...found.hits.map((hit) => resultOf(hit, site)));
    results.append(list);
  }
  if (found.total === 0 || found.match === 'similar') results.append(askLink(q, site));
  if (found.total === 0) return;
  const all = `${site.site.url}${site.store.addresses.category}all?${new URLSearchParams({ q })}`;
  results.append(linkTo(all, fill(site.strings.allResults, { term: q }), site.strings));
}

/** Takes back what was about to be said in a region. */
const taken = new WeakMap<Element, () => void>();

function sayLater(region: Element, text: string): void {
  taken.get(region)?.();
  taken.set(region, say(region, text));
}

/** Asks the team for what there is not. */
function askLink(q: string, { ask, strings }: SearchBox['site']): HTMLElement {
  const message = fill(strings.askAboutText, { term: q });
  return linkTo(ask + encodeText(message), fill(strings.askAbout, { term: q }), strings);
}

function wordsOf({ q, found: { hits, match } }: Answer, strings: SearchBox['site']['strings']) {
  if (hits.length === 0) return fill(strings.nothingFound, { term: q });
  if (match === 'similar') return fill(strings.noPart, { term: q });
  return fill(strings.suggestionCount, { count: hits.length });
}

/** What is said: who cannot see the similar ones hears how many there are. */
function spokenOf(
  text: string,
  { found: { hits, match } }: Answer,
  { suggestionCount }: SearchBox['site']['strings'],
) {
  if (match !== 'similar' || hits.length === 0) return text;
  return sentences([text, fill(suggestionCount, { count: hits.length })]);
}

/** A product with its link and its button; one that is ordered by size leads to its sizes. */
function resultOf(
  { id, code, name, size, hasSizes }: Hit,
  { site, store, strings }: SearchBox['site'],
): HTMLElement {
  const page = site.url + store.addresses.product + id;
  const text = size ? `${name}, ${size.name}` : name;
  const item = make('li', {});
  const link = linkTo(size ? `${page}#${size.id}` : page, ` ${text}`, strings);
  // '6204-ZZ' stays in this order in right-to-left pages.
  const printed = make('code', { dir: 'ltr' });
  printed.textContent = size?.code ?? code;
  link.prepend(printed);
  const look = buttonClass({ look: 'outline', small: true });
  if (hasSizes) {
    const choose = linkTo(`${page}#sizes`, strings.chooseSize, strings);
    choose.className = look;
    choose.setAttribute('aria-label', `${strings.chooseSize}: ${text} ${strings.newTab}`);
    item.append(link, choose);
    return item;
  }
  const add = make('button', {
    type: 'button',
    class: look,
    'aria-label': `${strings.addToList}: ${text}`,
    // By its id alone: the list completes it from the catalogue.
    'data-inquiry-add': size?.id ?? id,
  });
  add.textContent = strings.addToList;
  item.append(link, add);
  return item;
}

/** A link to a new tab, which says so. */
function linkTo(
  href: string,
  text: string,
  { newTab }: Pick<SearchBox['site']['strings'], 'newTab'>,
): HTMLElement {
  const link = make('a', { href, target: '_blank', rel: 'noopener' });
  const opens = make('span', { class: 'visually-hidden' });
  opens.textContent = ` ${newTab}`;
  link.append(text, opens);
  return link;
}

function make(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
