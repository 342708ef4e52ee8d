import type { CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import { descriptionOf } from './describeCompany';
import { PICTURE } from './drawing';

/** The address of a page by its kind and its name. */
type PathOf = (kind: PageKind | 'list', name: string) => string;

/** Blocks, and the types among them whose content is to be replaced. */
interface Content {
  blocks: Record<string, unknown>[];
  samples?: string[];
}

/** In characters, as search engines show it. */
const TITLE = 60;

/** The longest name that a page for each category or product is filled with. */
const FILLED = 60;

/** The pages of a new company, with blocks to fill. */
export function newPages(answers: CompanyAnswers, pathOf: PathOf): Record<string, unknown>[] {
  const { name, trade, pages } = answers;
  const { about, services, store, contact } = pages;
  const actions =
    contact === undefined ? [] : [{ label: contact, href: pathOf('contact', contact) }];
  const action = actions.length > 0 && { actions };
  const page = (path: string, label: string, { blocks, samples }: Content) => ({
    path,
    title: titleOf(label, name),
    name: label,
    description: descriptionOf(label, answers),
    ...(samples && { samples }),
    blocks,
  });
  const image = { src: PICTURE, alt: '', decorative: true };
  const home: Content = {
    blocks: [
      { type: 'hero', title: name, text: trade, image, ...action },
      {
        type: 'card-grid',
        heading: name,
        cards: [1, 2, 3].map((number) => ({ title: `${number}`, text: FILL.strength })),
      },
      ...(store === undefined ? [] : [{ type: 'category-grid', heading: store }]),
      ...(actions.length > 0 ? [{ type: 'call-to-action', heading: contact, actions }] : []),
      ...(contact === undefined ? [{ type: 'offices', heading: name }] : []),
    ],
    samples: ['card-grid'],
  };
  return [
    page('/', name, home),
    ...(services === undefined
      ? []
      : [
          page(pathOf('services', services), services, {
            blocks: [
              { type: 'hero', title: services },
              {
                type: 'feature-rows',
                heading: services,
                rows: [1, 2].map((number) => ({
                  title: `${services} ${number}`,
                  text: FILL.service,
                  features: [FILL.detail],
                  image,
                })),
              },
            ],
            samples: ['feature-rows'],
          }),
        ]),
    ...(store === undefined ? [] : storePages(answers, pathOf('store', store), page)),
    ...(about === undefined
      ? []
      : [
          page(pathOf('about', about), about, {
            blocks: [
              { type: 'hero', title: about },
              { type: 'text-media', heading: name, paragraphs: [FILL.story, FILL.people], image },
            ],
            samples: ['text-media'],
          }),
        ]),
    ...(contact === undefined
      ? []
      : [
          page(pathOf('contact', contact), contact, {
            blocks: [
              { type: 'hero', title: contact },
              { type: 'contact-form' },
              { type: 'offices', heading: name },
            ],
          }),
        ]),
    ...(store === undefined
      ? []
      : [
          {
            ...page(pathOf('list', answers.list), answers.list, {
              blocks: [{ type: 'inquiry-list' }],
            }),
            hidden: true,
          },
        ]),
  ];
}

function storePages(
  answers: CompanyAnswers,
  path: string,
  page: (path: string, label: string, content: Content) => Record<string, unknown>,
): Record<string, unknown>[] {
  const { store = '' } = answers.pages;
  const about = descriptionOf('', answers, FILLED);
  return [
    page(path, store, {
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
  return whole.length <= TITLE ? whole : label.slice(0, TITLE);
}
