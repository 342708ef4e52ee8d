import type { SearchResult } from '../catalogue/search/searchTypes';
import { askedIn } from './freeLine';
import type { DeskProduct, Doubt, ReadInquiry, ReadLine } from './types';

/** The search of the catalogue, as far as the desk asks it. */
export interface Asking {
  /** Rejects if the index is out of reach. */
  ask: (question: string) => Promise<Pick<SearchResult, 'match' | 'hits'>>;
  productOf: (id: string) => DeskProduct | undefined;
}

/** How many candidates a person looks through. */
export const MAX_CANDIDATES = 6;

/** A question in more words is no line of an order. */
const MAX_WORDS = 12;

/**
 * Asks the catalogue's search for candidates of every line of which no product is certain. None of them is chosen: a
 * search ranks, and only a person knows what was meant. Where the search is out of reach, lines stay as they are.
 */
export async function withSuggestions(
  inquiries: readonly ReadInquiry[],
  asking: Asking,
): Promise<ReadInquiry[]> {
  return Promise.all(
    inquiries.map(async (inquiry) =>
      Object.assign({}, inquiry, {
        lines: await Promise.all(inquiry.lines.map(async (line) => suggested(line, asking))),
      }),
    ),
  );
}

async function suggested(line: ReadLine, asking: Asking): Promise<ReadLine> {
  const isUnsure = !line.product && line.doubts.some(({ kind }) => kind === 'unsure');
  if (!isUnsure) return line;
  try {
    const { products, missing } = await candidatesFor(questionOf(line), asking);
    const doubt: Doubt = missing ? { kind: 'similar', said: missing } : { kind: 'unsure' };
    const doubts = line.doubts.map((one) => (one.kind === 'unsure' ? doubt : one));
    return { ...line, doubts, candidates: products.length > 0 ? products : line.candidates };
  } catch {
    return line;
  }
}

/** The code as the message says it, or what was written without its quantity. */
const questionOf = ({ code, name, said }: ReadLine) =>
  code && name ? `${code} ${name}` : (code ?? name ?? askedIn(said));

interface Candidates {
  products: DeskProduct[];
  /** What the catalogue does not have: a code, or all that was asked for. The products are similar then. */
  missing: string | undefined;
}

/** What is found by all words; else by those that the catalogue knows, unless an unknown one is a code or a size. */
export async function candidatesFor(
  question: string,
  { ask, productOf }: Asking,
): Promise<Candidates> {
  const productsOf = ({ hits }: Pick<SearchResult, 'hits'>) =>
    hits.flatMap(({ id, size }) => productOf(size?.id ?? id) ?? []).slice(0, MAX_CANDIDATES);
  const whole = await ask(question);
  if (whole.match === 'exact' || whole.match === 'all')
    return { products: productsOf(whole), missing: undefined };
  const words = question.split(/\s+/).slice(0, MAX_WORDS);
  const answers = await Promise.all(words.map(async (word) => ({ word, found: await ask(word) })));
  const known = answers.filter(
    ({ found }) => found.hits.length > 0 && (found.match === 'exact' || found.match === 'all'),
  );
  const unknown = answers.filter((answer) => !known.includes(answer));
  const codes = unknown.flatMap(({ word }) => (/\d/.test(word) ? [word] : []));
  if (codes.length > 0) {
    const found = await ask(codes.join(' '));
    const products = productsOf(found.hits.length > 0 ? found : whole);
    return { products, missing: codes.join(' ') };
  }
  if (known.length === 0)
    return {
      products: productsOf(whole),
      missing: whole.match === 'similar' ? question : undefined,
    };
  const rest = await ask(known.map(({ word }) => word).join(' '));
  const isMet = rest.match === 'exact' || rest.match === 'all';
  return { products: productsOf(isMet ? rest : whole), missing: undefined };
}
