import type { CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import { descriptionOf } from './describeCompany';
import { PICTURE } from '../../assets/standInDrawing';
import { readableId } from '../../language/readableId';
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
 * those of the answers, or English.
 */
export function newCompany({ answers, schema, logo }: NewCompany): Record<string, unknown> {
  const { name, language, url, chat, chatMessage, branches, pages, colours } = answers;
  const id = readableId(name) || 'company';
  const [main] = branches;
  const contact = pages.contact;
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
      contact: { endpoint: '/__inbox/submit', mailbox: main?.email ?? '' },
    }),
    ...(pages.store !== undefined && { store: storeOf(answers) }),
    pages: newPages(answers, pathOf),
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

/** A store with a product to begin with in each category. */
function storeOf(answers: CompanyAnswers) {
  const { categories } = answers;
  const description = descriptionOf('', answers);
  return {
    categories: categories.map((name, index) => ({
      id: idOf(name, index),
      name,
      description,
      image: { src: PICTURE, alt: name },
    })),
    products: categories.map((name, index) => ({
      id: `p-${index + 1}`,
      name: `${name} 1`,
      category: idOf(name, index),
      description,
    })),
  };
}

const idOf = (name: string, index: number): string => readableId(name) || `category-${index + 1}`;
