import { expect, it } from 'vitest';
import { explainLanguage, isLanguage } from './languageForm';

it.each([
  ['nb_NO', 'nb-NO'],
  ['NB-no ', 'nb-NO'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['ger', 'de'],
  ['norsk', 'nb'],
  ['Norwegian', 'nb'],
  ['norsk nynorsk', 'nn'],
  ['francais', 'fr'],
  ['日本語', 'ja'],
])('[K23] %j is understood as %j', (written, tag) => {
  expect(explainLanguage(written)).toMatchObject({ meant: tag });
  expect(explainLanguage(written).advice).toContain(`"${tag}"`);
});

it.each(['', 'xx', 'Klingonish', '{'])('%j is no language', (written) => {
  expect(isLanguage(written)).toBe(false);
  expect(explainLanguage(written).meant).toBeUndefined();
});
