import type { InquiryFinding } from '../api';
import { classOf } from '../elementClass';
import { problem, warning } from './findings';
import { nearest } from './mistakes';

/** In px. Nothing of ours can be used in less. */
const NARROWEST = 40;

/** What a word processor or a blog makes of plain quotes. */
const CURLY = /[“”„‟‘’‚«»″]/;

/** Elements beside the body, made by the embed itself. */
const BESIDE = ['inquiry-launcher', 'inquiry-notices', 'inquiry-panel', 'inquiry-test-mode'];

/**
 * What there is to say of the elements on the page.
 * @param tags All that the embed has.
 * @param elements All that are on the page.
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

/** Whether somebody else has defined a tag. */
const isTaken = (tag: string) => !classOf(tag)?.all;

function unknownTags(tags: readonly string[]): InquiryFinding[] {
  const all = new Set([...document.querySelectorAll('*')].map(({ localName }) => localName));
  const known = new Set([...tags, ...BESIDE]);
  return [...all].flatMap((name) => {
    if (known.has(name) || !name.includes('-') || customElements.get(name)) return [];
    const meant = nearest(name, tags);
    if (meant) return [problem(`There is no <${name}>. Did you mean <${meant}>?`)];
    return name.startsWith('inquiry-')
      ? [problem(`There is no <${name}>; there are ${tags.map(asTag).join(', ')}.`)]
      : [];
  });
}

/** A tag that is never closed takes in what follows: other elements of ours, or the frame of the page. */
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
  // What is out of the flow, as the chat is, has no box; what is hidden has none on purpose.
  const isDrawn = element.shadowRoot !== null && element.localName !== 'inquiry-chat';
  const isShown = element.checkVisibility?.() ?? true;
  return isDrawn && isShown && element.getBoundingClientRect().width < NARROWEST;
}
