import { fill } from '../../../cart/fill';
import type { CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import type { StarterTexts } from '../../language/languageWords';
import { descriptionOf } from './describeCompany';
import { STAND_INS } from '../../assets/standInDrawing';

/** The address of a page by its kind and its name. */
type PathOf = (kind: PageKind | 'list', name: string) => string;

type Blocks = Record<string, unknown>[];

/** The longest title, in characters, as search engines show it. */
const MAX_TITLE_LENGTH = 60;

/** The longest name, in characters, that a page for each category or product is filled with. */
const MAX_FILLED_NAME_LENGTH = 60;

const PICTURES = Object.keys(STAND_INS);

/** A drawing that stands in for a picture: several on a page differ. */
const imageOf = (index: number) => ({
  src: PICTURES[index % PICTURES.length],
  alt: '',
  decorative: true,
});

/** The pages of a new company, with blocks to fill. */
export function newPages(
  answers: CompanyAnswers,
  pathOf: PathOf,
  starter: StarterTexts,
): Record<string, unknown>[] {
  const { about, services, store, contact } = answers.pages;
  const page = (kind: PageKind, label: string | undefined, content: (label: string) => Blocks) =>
    label === undefined ? [] : [newPage(answers, pathOf(kind, label), label, content(label))];
  return [
    newPage(answers, '/', answers.name, homeContent(answers, pathOf, starter)),
    ...page('services', services, (label) => servicesContent(label, starter)),
    ...(store === undefined ? [] : storePages(answers, pathOf('store', store), store)),
    ...page('about', about, (label) => aboutContent(label, answers.name, starter)),
    ...page('contact', contact, (label) => contactContent(label, answers, starter)),
    ...(store === undefined ? [] : [listPage(answers, pathOf)]),
  ];
}

function newPage(
  answers: CompanyAnswers,
  path: string,
  label: string,
  blocks: Blocks,
): Record<string, unknown> {
  return {
    path,
    title: titleOf(label, answers.name),
    name: label,
    description: descriptionOf(label, answers),
    blocks,
  };
}

function homeContent(
  { name, trade, pages }: CompanyAnswers,
  pathOf: PathOf,
  { reasonsHeading, reasons, office, ask }: StarterTexts,
): Blocks {
  const { store, contact } = pages;
  const actions =
    contact === undefined ? [] : [{ label: contact, href: pathOf('contact', contact) }];
  const action = actions.length > 0 && { actions };
  return [
    { type: 'hero', title: name, text: trade, image: imageOf(0), ...action },
    {
      type: 'card-grid',
      heading: fill(reasonsHeading, { name }),
      cards: reasons.map(([title, text]) => ({ title, text })),
    },
    ...(store === undefined ? [] : [{ type: 'category-grid', heading: store }]),
    ...(actions.length > 0 ? [{ type: 'call-to-action', heading: ask, actions }] : []),
    ...(contact === undefined ? [] : [{ type: 'offices', heading: office }]),
  ];
}

function servicesContent(label: string, starter: StarterTexts): Blocks {
  const { serviceHeading, service, serviceText, detail } = starter;
  return [
    { type: 'hero', title: label },
    {
      type: 'feature-rows',
      heading: serviceHeading,
      rows: service.map((title, index) => ({
        title,
        text: serviceText,
        features: [detail],
        image: imageOf(index + 1),
      })),
    },
  ];
}

function aboutContent(label: string, company: string, { story, people }: StarterTexts): Blocks {
  return [
    { type: 'hero', title: label },
    { type: 'text-media', heading: company, paragraphs: [story, people], image: imageOf(3) },
  ];
}

/** The form of a company with one office asks for no office. */
function contactContent(
  label: string,
  { branches }: CompanyAnswers,
  { office, fields: labels }: StarterTexts,
): Blocks {
  const fields = [
    { kind: 'name', label: labels.name },
    { kind: 'email', label: labels.email },
    { kind: 'phone', label: labels.phone, optional: true },
    { kind: 'message', label: labels.message },
  ];
  return [
    { type: 'hero', title: label },
    { type: 'contact-form', ...(branches.length === 1 && { fields }) },
    { type: 'offices', heading: office },
  ];
}

/** The page of the inquiry list, which no menu shows. */
function listPage(answers: CompanyAnswers, pathOf: PathOf): Record<string, unknown> {
  const blocks = [{ type: 'inquiry-list' }];
  return {
    ...newPage(answers, pathOf('list', answers.list), answers.list, blocks),
    hidden: true,
  };
}

/** The store, and the pages that are filled with a category or a product. */
function storePages(
  answers: CompanyAnswers,
  path: string,
  store: string,
): Record<string, unknown>[] {
  const about = descriptionOf('', answers, MAX_FILLED_NAME_LENGTH);
  return [
    newPage(answers, path, store, [{ type: 'hero', title: store }, { type: 'category-grid' }]),
    {
      path: `${path}/c/:category`,
      title: '{category.name}',
      description: `{category.name}. ${about}`,
      blocks: [{ type: 'product-listing' }],
    },
    {
      path: `${path}/p/:product`,
      title: '{product.name}',
      description: `{product.name}. ${about}`,
      blocks: [{ type: 'product-detail' }],
    },
  ];
}

/** 'Contact | Acme', or the name of the page alone where that is too long. */
function titleOf(label: string, name: string): string {
  const whole = label === name ? name : `${label} | ${name}`;
  return whole.length <= MAX_TITLE_LENGTH ? whole : label.slice(0, MAX_TITLE_LENGTH);
}
