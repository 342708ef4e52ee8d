import { fill } from '../../../cart/fill';
import type { CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import { descriptionOf } from './describeCompany';
import { STAND_INS } from '../../assets/standInDrawing';
import { readableId } from '../../language/readableId';
import { languageWords, type LanguageWords } from '../../language/languageWords';
import { notFoundPage } from '../../language/notFoundPage';
import { newPages } from './newPages';
import { paletteOf } from './palette';

/** The version of the config's format that this writes. */
const CONFIG_VERSION = 2;

/** What a config is made from. */
export interface NewCompany {
  answers: CompanyAnswers;
  /** The value of `$schema`: the path from the config to the schema. */
  schema: string;
  /** The logo, as the config says it, if there is one. */
  logo?: string;
}

/**
 * The config of a new company: its pages have blocks to fill, which the checker lists until they are filled. Texts are
 * those of the answers, and of the site's language where there are words in it, else English.
 */
export function newCompany({ answers, schema, logo }: NewCompany): Record<string, unknown> {
  const { name, language, url, chat, chatMessage, branches, pages, colours } = answers;
  const id = readableId(name) || 'company';
  const [main] = branches;
  const contact = pages.contact;
  const words = languageWords(language);
  return {
    $schema: schema,
    version: CONFIG_VERSION,
    site: {
      id,
      name,
      url: url || `https://www.${id}.example`,
      language,
      description: descriptionOf('', answers),
      ...(logo !== undefined && {
        logo: { mark: { src: logo, alt: '', decorative: true } },
      }),
    },
    theme: { colors: paletteOf(colours) },
    ...(contact !== undefined && {
      navigation: { action: { label: contact, href: pathOf('contact', contact) } },
    }),
    branches: branches.map(branchOf),
    ...(chat && { chat: { number: chat, greeting: `${name},`, message: chatMessage } }),
    ...(contact !== undefined && {
      contact: {
        endpoint: '/__inbox/submit',
        mailbox: main?.email ?? '',
        ...(words.otherBranch && { otherBranch: { value: 'other', label: words.otherBranch } }),
      },
    }),
    ...(pages.store !== undefined && {
      ...(words.inquiry && { inquiry: words.inquiry }),
      ...(words.embedWords && { embed: { words: words.embedWords } }),
      store: storeOf(answers, words),
    }),
    pages: newPages(answers, pathOf, words.starter),
    ...(words.notFound && { notFound: notFoundPage(words.notFound) }),
    ...(words.strings && { strings: words.strings }),
  };
}

/** '/kontakt' for 'Kontakt'; of a name in another script, its kind: '/contact'. */
function pathOf(kind: PageKind | 'list', name: string): string {
  return `/${readableId(name) || kind}`;
}

function branchOf(branch: CompanyAnswers['branches'][number], index: number) {
  const { name, street, locality, country, phone, email } = branch;
  return {
    id: readableId(name) || `office-${index + 1}`,
    name,
    ...(country && { country }),
    address: { ...(street && { street }), locality },
    phones: [{ number: phone }],
    email,
  };
}

const PICTURES = Object.keys(STAND_INS);

/** A store with a product to begin with in each category. */
function storeOf(
  answers: CompanyAnswers,
  { allProducts, featuredProducts, starter }: LanguageWords,
) {
  const { categories } = answers;
  return {
    ...(allProducts && { allLabel: allProducts }),
    ...(featuredProducts && { featuredLabel: featuredProducts }),
    categories: categories.map((name, index) => ({
      id: idOf(name, index),
      name,
      description: starter.categoryText,
      image: { src: PICTURES[index % PICTURES.length], alt: name },
    })),
    products: categories.map((name, index) => ({
      id: `p-${index + 1}`,
      name: fill(starter.product, { name }),
      category: idOf(name, index),
      description: starter.productText,
    })),
  };
}

const idOf = (name: string, index: number): string => readableId(name) || `category-${index + 1}`;
