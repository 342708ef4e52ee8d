import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Theme } from '../../src/generated/authored';
import { companyConfig } from '../../src/node/site/company.fixture';
import { EVERY_GROUND } from '../contracts/galleryPath';
import { measureTexts } from './support/contrast';
import { setTheme } from './support/setTheme';
import { config } from './support/site';
import { test } from './support/test';
import { untilLive } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { config: boatyard } = await companyConfig();
const { theme } = boatyard;
/** Any block on navy enables the rules for navy; the gallery page has all blocks. */
const onNavy = structuredClone(boatyard);
onNavy.pages[0]?.blocks.push({ type: 'stats', tone: 'navy', items: [] });
type Colours = Theme['colors'];
const NORWEGIAN = path.resolve(import.meta.dirname, '../fixtures/norwegian-engines');
const norwegian = (file: string) => JSON.parse(readFileSync(path.join(NORWEGIAN, file), 'utf8'));

/** The colours of three companies, light and dark. */
const NIGHT = { ink: '#eef3f6', 'ink-2': '#b4c2cc', success: '#6fcf97', error: '#ff9b94' };
const THEMES: Record<string, Partial<Colours>> = {
  'the company of this site': config.theme.colors,
  'the company of this site, dark': {
    ...config.theme.colors,
    ...NIGHT,
    paper: '#0e161c',
    sheet: '#16212a',
    rule: '#2d3b46',
    'signal-text': '#ff9a52',
  },
  'a boatyard': theme.colors,
  'a boatyard, dark': {
    ...theme.colors,
    ...NIGHT,
    paper: '#0c1410',
    sheet: '#14201a',
    rule: '#2b3a32',
    'signal-text': '#f2c230',
  },
  'a dealer of engines': norwegian('site.config.json').theme.colors,
  'a dealer of engines, dark': norwegian('dark.colors.json'),
};

test('[X12] every block is legible on every background that it offers, in light and dark themes', async ({
  page,
  gallery,
}) => {
  await page.goto(gallery + EVERY_GROUND);
  await untilLive(page);
  // Includes the form's error messages.
  for (const form of await page.locator('main form').all()) {
    if (await form.locator('textarea').count()) await form.locator('button').last().click();
  }
  // A click scrolls, and what scrolls under the header would be measured against the header.
  await page.evaluate(() => scrollTo(0, 0));
  for (const [name, colors] of Object.entries(THEMES)) {
    await setTheme(page, onNavy, colors);
    const measured = await measureTexts(page.locator('main'));
    expect(measured.length, name).toBeGreaterThan(500);
    const faint = measured.filter(({ contrast, least }) => contrast < least);
    expect.soft(faint, name).toEqual([]);
  }
});

test('the measurement considers scrims, pictures and the font size', async ({ page }) => {
  const dot = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="none"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`)}`;
  await page.setContent(`
    <p style="color: #777">just missed</p>
    <p style="color: #767676">just enough</p>
    <h1 style="color: #767676">large</h1>
    <div style="background: #000"><p style="background: #fff8; color: #fff">on a scrim</p></div>
    ${['#fff', '#000']
      .map(
        (colour) => `
      <div style="position: relative; height: 60px">
        <img src='${dot(colour)}' alt="" style="position: absolute; width: 100%; height: 100%">
        <p style="position: absolute; color: #fff">over ${colour}</p>
      </div>`,
      )
      .join('')}`);
  const measured = await measureTexts(page.locator('body'));
  expect(measured.map(({ text, contrast, least }) => [text, contrast, least])).toEqual([
    ['just missed', 4.47, 4.5],
    ['just enough', 4.54, 4.5],
    ['large', 4.54, 3],
    ['on a scrim', 3.54, 4.5],
    ['over #fff', 1, 4.5],
    ['over #000', 21, 4.5],
  ]);
});
