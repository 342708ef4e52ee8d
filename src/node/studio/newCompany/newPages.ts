import type { CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import { descriptionOf } from './describeCompany';
import { PICTURE } from '../../assets/standInDrawing';

/** The address of a page by its kind and its name. */
type PathOf = (kind: PageKind | 'list', name: string) => string;

/** Blocks, and the types among them whose content is to be replaced. */
interface Content {
  blocks: Record<string, unknown>[];
  samples?: string[];
}

/** The longest title, in characters, as search engines show it. */
const MAX_TITLE_LENGTH = 60;

/** The longest name, in characters, that a page for each category or product is filled with. */
const MAX_FILLED_NAME_LENGTH = 60;

const IMAGE = { src: PICTURE, alt: '', decorative: true };

/** The pages of a new company, with blocks to fill. */
export function newPages(answers: CompanyAnswers, pathOf: PathOf): Record<string, unknown>[] {
  const { about, services, store, contact } = answers.pages;
  const page = (kind: PageKind, label: string | undefined, content: (label: string) => Content) =>
    label === undefined ? [] : [newPage(answers, pathOf(kind, label), label, content(label))];
  return [
    newPage(answers, '/', answers.name, homeContent(answers, pathOf)),
    ...page('services', services, servicesContent),
    ...(store === undefined ? [] : storePages(answers, pathOf('store', store), store)),
    ...page('about', about, (label) => aboutContent(label, answers.name)),
    ...page('contact', contact, (label) => contactContent(label, answers.name)),
    ...(store === undefined ? [] : [listPage(answers, pathOf)]),
  ];
}

function newPage(
  answers: CompanyAnswers,
  path: string,
  label: string,
  { blocks, samples }: Content,
): Record<string, unknown> {
  return {
    path,
    title: titleOf(label, answers.name),
    name: label,
    description: descriptionOf(label, answers),
    ...(samples && { samples }),
    blocks,
  };
}

function homeContent({ name, trade, pages }: CompanyAnswers, pathOf: PathOf): Content {
  const { store, contact } = pages;
  const actions =
    contact === undefined ? [] : [{ label: contact, href: pathOf('contact', contact) }];
  const action = actions.length > 0 && { actions };
  return {
    blocks: [
      { type: 'hero', title: name, text: trade, image: IMAGE, ...action },
      {
        type: 'card-grid',
        heading: name,
        cards: [1, 2, 3].map((number) => ({ title: `${number}`, text: FILL.strength })),
      },
      ...(store === undefined ? [] : [{ type: 'category-grid', heading: store }]),
      ...(actions.length > 0 ? [{ type: 'call-to-action', heading: contact, actions }] : []),
      ...(contact === undefined ? [] : [{ type: 'offices', heading: name }]),
    ],
    samples: ['card-grid'],
  };
}

function servicesContent(label: string): Content {
  return {
    blocks: [
      { type: 'hero', title: label },
      {
        type: 'feature-rows',
        heading: label,
        rows: [1, 2].map((number) => ({
          title: `${label} ${number}`,
          text: FILL.service,
          features: [FILL.detail],
          image: IMAGE,
        })),
      },
    ],
    samples: ['feature-rows'],
  };
}

function aboutContent(label: string, company: string): Content {
  return {
    blocks: [
      { type: 'hero', title: label },
      {
        type: 'text-media',
        heading: company,
        paragraphs: [FILL.story, FILL.people],
        image: IMAGE,
      },
    ],
    samples: ['text-media'],
  };
}

function contactContent(label: string, company: string): Content {
  return {
    blocks: [
      { type: 'hero', title: label },
      { type: 'contact-form' },
      { type: 'offices', heading: company },
    ],
  };
}

/** The page of the inquiry list, which no menu shows. */
function listPage(answers: CompanyAnswers, pathOf: PathOf): Record<string, unknown> {
  const content = { blocks: [{ type: 'inquiry-list' }] };
  return {
    ...newPage(answers, pathOf('list', answers.list), answers.list, content),
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
    newPage(answers, path, store, {
      blocks: [{ type: 'hero', title: store }, { type: 'category-grid' }],
    }),
    {
      path: `${path}/c/:category`,
      title: '{category.name}',
      description: `{category.name}. ${about}`,
      samples: ['product-listing'],
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

/** What stands in blocks until they are filled. */
const FILL = {
  strength: 'A reason to come to you, in a sentence: what you do better or faster than others.',
  service: 'What you do, for whom, and how long it takes. Two or three sentences.',
  detail: 'A detail that customers ask for',
  story:
    'Who you are, since when, and what you are known for. Customers read this before they call.',
  people: 'Who answers the phone, and who does the work.',
};

/** 'Contact | Acme', or the name of the page alone where that is too long. */
function titleOf(label: string, name: string): string {
  const whole = label === name ? name : `${label} | ${name}`;
  return whole.length <= MAX_TITLE_LENGTH ? whole : label.slice(0, MAX_TITLE_LENGTH);
}
