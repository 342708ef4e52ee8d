import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { DICTIONARY as FRENCH } from '../../src/studio/dictionaries/fr/dictionary';
import { DICTIONARY as NORWEGIAN } from '../../src/studio/dictionaries/nb/dictionary';
import { DICTIONARY as PORTUGUESE } from '../../src/studio/dictionaries/pt/dictionary';
import { ENGLISH } from '../../src/studio/dictionaries/testing';
import { heldFolder } from '../temporary/heldFolder';
import { expectAccessible } from './support/axe';
import { englishFinder, textsOn } from './support/englishTexts';
import { startAgain, type RunningStudio } from './support/studio';
import { WALKS } from './support/studioWalks';
import { test } from './support/test';

/** A company that writes nothing in English, so that all English on the screen is Studio's. */
const COMPANY = path.resolve(import.meta.dirname, '../fixtures/norwegian-engines');

let studio: RunningStudio;
let remove: () => void;
let asItWas: string;

// A Studio for each language, because one keeps what it was told of a table.
test.beforeEach(async () => {
  const held = heldFolder();
  ({ remove } = held);
  cpSync(COMPANY, held.folder, { recursive: true });
  studio = await startAgain(held.folder);
  asItWas = studio.file();
});

test.afterEach(async () => {
  await studio.stop();
  remove();
});

for (const [language, { words }] of Object.entries({
  fr: FRENCH,
  nb: NORWEGIAN,
  pt: PORTUGUESE,
})) {
  test(`[T83] nothing on the screen of Studio is English in ${language}`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => {
      if (window !== window.top) return;
      localStorage.setItem('studio-visited', 'true');
      localStorage.setItem('studio-language', chosen);
    }, language);
    await page.goto(studio.url);
    await page.locator('#site').getByRole('button').first().waitFor();
    const english = englishFinder(language, { english: ENGLISH, other: words }, asItWas);
    const found: Record<string, string> = {};
    const places = page.locator('#form, #view, dialog');
    const look = async (where: string) => {
      await expect(places.getByText(words.shell.loading)).toHaveCount(0);
      for (const text of english(await textsOn(page))) found[text] ??= where;
    };
    const file = { asItWas, write: (text: string) => studio.write(text) };
    for (const [name, walk] of Object.entries(WALKS)) {
      await test.step(name, () => walk({ page, words, look, file }));
      await expectAccessible(page, `${name} in ${language}`);
    }
    expect(found).toEqual({});
  });
}
