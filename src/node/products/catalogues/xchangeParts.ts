import { isRecord } from '../../../document/isRecord';
import type { Said } from './languages';

/** An object of an ETIM xChange file. */
export type Part = Record<string, unknown>;

/** The objects under a key: of a list, or the one that is there. */
export function listAt(part: Part, key: string): Part[] {
  const value = part[key];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter(isRecord);
}

/** The object under a key; an empty one without. */
export function partAt(part: Part, key: string): Part {
  const value = part[key];
  return isRecord(value) ? value : {};
}

/** The text or number under a key; '' without. */
export function textOf(part: Part, key: string): string {
  const value = part[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** The texts of a list under a key, or the one that is there. */
export function textList(part: Part, key: string): string[] {
  const value = part[key];
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
}

/** Texts in several languages: objects with a language each, under one of two names, and the text. */
export const textsOf = (texts: readonly Part[], field: string): Said[] =>
  texts.map((one) => ({
    language: textOf(one, 'DescriptionLanguage') || textOf(one, 'Language'),
    text: textOf(one, field),
  }));
