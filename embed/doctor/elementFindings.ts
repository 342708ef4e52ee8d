import type { InquiryFinding } from '../api';
import { classOf } from '../elementClass';
import { problem, warning } from './findings';
import { nearest } from './mistakes';

/** No widget can be used if it is narrower. */
const MIN_USABLE_WIDTH_PX = 40;

/** Typographic quotes, which word processors and blogs put in the place of plain ones. */
const CURLY = /[“”„‟‘’‚«»″]/;

/** Elements that the embed itself adds to the page. */
const OWN_ELEMENTS = ['inquiry-launcher', 'inquiry-notices', 'inquiry-panel', 'inquiry-test-mode'];

/**
 * Findings about the elements on the page.
 * @param tags All tags of the embed.
 * @param elements All elements of the embed on the page.
 */
export function elementFindings(
  tags: readonly string[],
  elements: readonly HTMLElement[],
): InquiryFinding[] {
  const buttons = [...document.querySelectorAll('[data-inquiry-add]')];
  return [
    ...tags.filter(isTaken).map((tag) => {
      return problem(`The tag <${tag}> belongs to another script, so ours cannot use it.`);
    }),
    ...(elements.length + buttons.length > 0
      ? []
      : [warning(`There is no widget on this page: write ${tags.map(asTag).join(', ')}.`)]),
    ...unknownTags(tags),
    ...elements.filter(isUnclosed).map(({ localName }) => {
      return problem(
        `<${localName}> is not closed, so what follows it is hidden: write <${localName}></${localName}>.`,
      );
    }),
    ...[...elements, ...buttons, ...document.scripts].flatMap(curlyQuotes),
    ...elements.filter(isWithoutRoom).map((element) => {
      const width = Math.round(element.getBoundingClientRect().width);
      return problem(
        `<${element.localName}> has no room: it is ${width} px wide. Give it a width, or the element around it.`,
      );
    }),
  ];
}

const asTag = (tag: string) => `<${tag}>`;

/** Whether another script has defined a tag. */
const isTaken = (tag: string) => !classOf(tag)?.all;

function unknownTags(tags: readonly string[]): InquiryFinding[] {
  const all = new Set([...document.querySelectorAll('*')].map(({ localName }) => localName));
  const known = new Set([...tags, ...OWN_ELEMENTS]);
  return [...all].flatMap((name) => {
    if (known.has(name) || !name.includes('-') || customElements.get(name)) return [];
    const meant = nearest(name, tags);
    if (meant) return [problem(`There is no <${name}>. Did you mean <${meant}>?`)];
    return name.startsWith('inquiry-')
      ? [problem(`There is no <${name}>; there are ${tags.map(asTag).join(', ')}.`)]
      : [];
  });
}

/** Whether an element is never closed: then it contains what follows it, such as other elements of the embed. */
function isUnclosed(element: HTMLElement): boolean {
  return [...element.querySelectorAll('*')].some(({ localName }) =>
    /^(inquiry-.*|script|h1|main|header|footer|nav)$/.test(localName),
  );
}

function curlyQuotes(element: Element): InquiryFinding[] {
  const isOurs = element.localName.startsWith('inquiry-');
  return [...element.attributes].flatMap(({ name, value }) => {
    const isCurly =
      CURLY.test(value.at(0) ?? '') || CURLY.test(value.at(-1) ?? '') || CURLY.test(name);
    if (!isCurly || !(isOurs || name.startsWith('data-'))) return [];
    return [
      problem(
        `<${element.localName}>: ${name}="${value}" has typographic quotes. Write plain ones: ".`,
      ),
    ];
  });
}

function isWithoutRoom(element: HTMLElement): boolean {
  // Skip the chat, which has no box because it is out of the flow, and hidden elements, which have none on purpose.
  const isDrawn = element.shadowRoot !== null && element.localName !== 'inquiry-chat';
  const isShown = element.checkVisibility?.() ?? true;
  return isDrawn && isShown && element.getBoundingClientRect().width < MIN_USABLE_WIDTH_PX;
}
