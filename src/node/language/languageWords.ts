import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in the pages of a new company until somebody writes them: each says what belongs there. */
export interface StarterTexts {
  /** Heading of the reasons; {name} is the company. */
  reasonsHeading: string;
  reasons: readonly (readonly [title: string, text: string])[];
  serviceHeading: string;
  service: readonly string[];
  serviceText: string;
  detail: string;
  story: string;
  people: string;
  /** The labels of the form of a company with one office. */
  fields: Readonly<Record<'name' | 'email' | 'phone' | 'message', string>>;
  /** Heading of the offices. */
  office: string;
  /** Heading of the call to get in touch. */
  ask: string;
  categoryText: string;
  /** The name of the first product of a category, whose name is {name}. */
  product: string;
  productText: string;
}

/** The words of a site in one language, as a config has them. */
export interface LanguageWords {
  /** By their names in `strings`. */
  strings?: Readonly<Record<string, string>>;
  inquiry?: Readonly<Record<string, string>>;
  embedWords?: Readonly<Record<string, string>>;
  /** The choice of the contact form that stands for all other offices. */
  otherBranch?: string;
  allProducts?: string;
  featuredProducts?: string;
  /** The page for unknown addresses. */
  notFound?: Readonly<Record<'title' | 'heading' | 'text' | 'home', string>>;
  /** How a new block asks for a text; {name} is what its field is called. */
  blank?: string;
  /** Other texts that ask to be written in new blocks, by the English ones of the schemas. */
  blanks?: Readonly<Record<string, string>>;
  starter: StarterTexts;
}

const FOLDER = join(import.meta.dirname, 'words');
const DEFAULT_LANGUAGE = 'en';

/** The languages that there are words in, one file each: ['en', 'fr', …]. */
export const wordLanguages = (): string[] =>
  readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''));

/**
 * The words of a site in a language: those of the tag where there are some ('pt-BR'), else of its language ('pt'). In a
 * language that has no file, only the English texts to begin with.
 */
export function languageWords(tag: string): LanguageWords {
  const [language = ''] = tag.split('-');
  const all = new Set(wordLanguages());
  const named = [DEFAULT_LANGUAGE, language, tag].filter((one) => all.has(one));
  const [first, ...more] = [...new Set(named)].map(wordsIn);
  return Object.assign({}, first, ...more, { strings: stringsOf([first, ...more]) });
}

/** The texts of all, those of the last one before those of the others; undefined without any. */
function stringsOf(all: readonly (LanguageWords | undefined)[]): LanguageWords['strings'] {
  const found = all.flatMap((one) => (one?.strings ? [one.strings] : []));
  return found.length > 0 ? Object.assign({}, ...found) : undefined;
}

const wordsIn = (name: string): LanguageWords =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as LanguageWords;
