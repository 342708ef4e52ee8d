import type { AboutYou } from '../generated/types';
import { createNote } from './note';
import type { CartStorage } from './storage';

/** What visitors may say about themselves before they send a list. All of it is optional. */
export const ABOUT_FIELDS = ['name', 'company', 'town', 'purpose'] as const;

/** A field of what visitors say about themselves. */
export type AboutField = (typeof ABOUT_FIELDS)[number];

/** What a visitor says about themselves, without the fields left empty. */
export type About = Partial<Record<AboutField, string>>;

/** The storage key of it, derived from that of the cart. */
export function aboutKey(cartKey: string): string {
  return `${cartKey}-about`;
}

/** Reads it as stored; whatever the entry holds, only fields with text are returned. */
export function parseAbout(stored: string): About {
  try {
    const values = Object(JSON.parse(stored || '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      ABOUT_FIELDS.flatMap((field) => {
        const text = values[field];
        return typeof text === 'string' && text ? [[field, text]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** What is kept on this device, or else for this tab only. */
export function storedAbout(key: string, ...storages: readonly (CartStorage | undefined)[]): About {
  const texts = storages.map((storage) => createNote(storage, key).getSnapshot());
  return parseAbout(texts.find(Boolean) ?? '');
}

/**
 * The paragraph of a message: 'Name: T. Moyo', a line for each field that is filled in.
 * @param labels Undefined if the config does not ask: then nothing is said.
 */
export function aboutLines(about: About, labels: AboutYou | undefined): string {
  return ABOUT_FIELDS.flatMap((field) => {
    const text = about[field]?.trim().replace(/\s+/g, ' ');
    return text && labels ? `${labels[field]}: ${text}` : [];
  }).join('\n');
}
