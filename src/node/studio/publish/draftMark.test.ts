import { expect, it } from 'vitest';
import { openLanguages } from '../language/askedLanguage';
import { draftMark } from './toDraft';

const DAY = new Date(2026, 10, 28);
const markIn = (language: string) => draftMark(openLanguages(process.cwd(), {}), language, DAY);

it('[T83] a copy to show around says what it is in the language of its site', () => {
  expect(markIn('nb-NO')).toBe('Utkast 28. november 2026');
  expect(markIn('fr')).toBe('Brouillon du 28 novembre 2026');
  expect(markIn('pt-PT')).toBe('Rascunho de 28 de novembro de 2026');
  expect(markIn('de')).toBe('Draft of November 28, 2026');
});
