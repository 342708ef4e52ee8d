import type { CompanyAnswers, PageKind } from '../../../studio/newCompany/answers';
import { isRecord } from '../../../document/isRecord';
import { RefusedError } from '../refusal';

const PAGES: readonly PageKind[] = ['about', 'services', 'store', 'contact'];

/**
 * Reads the answers of a request. What they say is checked with the config that is made of them.
 * @throws A refusal, if it is something else.
 */
export function readAnswers(body: unknown): CompanyAnswers {
  if (!isRecord(body)) throw misfit();
  const { branches, pages, colours, categories } = body;
  if (!Array.isArray(branches) || branches.length === 0 || !isRecord(pages)) throw misfit();
  return {
    name: textOf(body, 'name'),
    trade: textOf(body, 'trade'),
    language: textOf(body, 'language'),
    url: textOf(body, 'url'),
    colours: { main: colourOf(colours, 'main'), accent: colourOf(colours, 'accent') },
    branches: branches.map((branch: unknown) => ({
      name: textOf(branch, 'name'),
      street: textOf(branch, 'street'),
      locality: textOf(branch, 'locality'),
      country: textOf(branch, 'country'),
      phone: textOf(branch, 'phone'),
      email: textOf(branch, 'email'),
    })),
    chat: textOf(body, 'chat'),
    chatMessage: textOf(body, 'chatMessage'),
    pages: Object.fromEntries(
      PAGES.map((kind) => [kind, textOf(pages, kind)]).filter(([, name]) => name !== ''),
    ),
    list: textOf(body, 'list'),
    categories: (Array.isArray(categories) ? categories : [])
      .map((name: unknown) => (typeof name === 'string' ? name.trim() : ''))
      .filter((name) => name !== ''),
  };
}

function textOf(value: unknown, field: string): string {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text.trim() : '';
}

function colourOf(value: unknown, field: string): string {
  const colour = textOf(value, field);
  if (!/^#[\da-f]{6}$/i.test(colour)) throw misfit();
  return colour;
}

const misfit = () => new RefusedError(400, 'These answers cannot be understood.');
