import type { SearchProvider, SearchSource } from '../../src/catalogue/search/searchTypes';
import { randomFrom } from './parts/random';
import type { Asked } from './questions';

/** Questions without their answer in first place; or, where no such part exists, with others that are not said to be. */
export async function missed(
  provider: SearchProvider,
  questions: readonly Asked[],
): Promise<string[]> {
  const misses: string[] = [];
  for (const [q, isMeant] of questions) {
    const { hits, match } = await provider.search({ q, size: 1 });
    const [first] = hits;
    const isAnswered = isMeant ? !!first && isMeant(first) : !first || match === 'similar';
    if (!isAnswered) misses.push(`${q} → ${first?.name} (${match})`);
  }
  return misses;
}

/** Codes of a catalogue, always the same ones. */
export function drawnCodes({ products }: SearchSource, count: number): string[] {
  const random = randomFrom(1);
  return Array.from({ length: count }, () => random.pick(products).code);
}

/** A code as it is typed in haste: in small letters, without signs but the decimal mark. */
export const bare = (code: string): string => code.toLowerCase().replace(/[^a-z0-9.]/g, '');

/** Codes that are not found first, or not said to be exact; some products may share a code but for its signs. */
export async function notFirst(
  provider: SearchProvider,
  codes: readonly string[],
  typed: (code: string) => string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const code of codes) {
    const { hits, match } = await provider.search({ q: typed(code), size: 1 });
    if (match !== 'exact' || typed(hits[0]?.code ?? '') !== typed(code)) wrong.push(code);
  }
  return wrong;
}
