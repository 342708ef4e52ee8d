import { expect, type Page } from '@playwright/test';
import type { Dictionary } from '../../../src/studio/dictionaries/dictionary';

/** What a walk through Studio needs: the page, its words, and what is done wherever it has led. */
interface Walk {
  page: Page;
  words: Dictionary['words'];
  look: (where: string) => Promise<void>;
  /** The config file: what it holds, and how another program writes it. */
  file: { asItWas: string; write: (text: string) => void };
}

/** A table of another system, with a row that stands there twice. */
const TABLE = [
  'Artikel;Bezeichnung;Farbe;Preis',
  'Kugelhähne;;;',
  'KH 15;Kugelhahn;rot;12,50',
  'KH 15;Kugelhahn aus Stahl;blau;13,50',
].join('\n');

/** A visit of today, as Caddy logs it. */
const LOG = JSON.stringify({
  ts: Date.now() / 1000 - 60,
  request: {
    method: 'GET',
    uri: '/om-oss',
    remote_ip: '203.0.113.7',
    headers: { 'User-Agent': ['Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'] },
  },
  status: 200,
});

/** The parts of Studio, whatever the language. */
function partsOf(page: Page) {
  const site = page.locator('#site');
  return {
    site,
    bar: page.locator('#bar'),
    pane: page.locator('#form'),
    view: page.locator('#view'),
    dialog: page.locator('dialog[open]'),
    goTo: (name: string) => site.getByRole('button', { name, exact: true }).first().click(),
  };
}

async function leave(page: Page): Promise<void> {
  const { dialog } = partsOf(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

/** Goes to all of Studio, tool by tool: nothing that it does is saved but what `history` needs. */
export const WALKS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  async 'pages, parts and tools'({ page, look }) {
    const { site, pane, view, dialog } = partsOf(page);
    for (const place of await site.getByRole('button').all()) {
      const name = (await place.textContent()) ?? '';
      await place.click();
      await look(name);
      if ((await dialog.count()) > 0) await leave(page);
      else if (await view.isHidden()) {
        const folded = pane.locator('[aria-expanded=false]:not([role=combobox])');
        for (const index of [0, 1, 2]) {
          if ((await folded.count()) > index) await folded.nth(index).click();
        }
        await look(name);
      }
    }
  },

  async dialogs({ page, words: { shell, form }, look }) {
    const { bar, pane, dialog, goTo } = partsOf(page);
    for (const name of [shell.findKeys, shell.language, shell.help]) {
      await bar.getByRole('button', { name, exact: true }).click();
      await look(name);
      await leave(page);
    }
    await page.keyboard.press('Control+h');
    await dialog.getByRole('textbox').first().fill('og');
    await look(shell.replaceTitle);
    await leave(page);
    await goTo('Verksted');
    const names = [shell.changeAddress, shell.deletePage, form.add(form.block)];
    for (const name of names) {
      await pane.getByRole('button', { name, exact: true }).first().click();
      await expect(dialog).toBeVisible();
      await look(name);
      await leave(page);
    }
  },

  async 'mistakes, a refused save and the history'({ page, words, look, file }) {
    const { history } = words;
    const { bar, pane, view, dialog, goTo } = partsOf(page);
    await goTo('Verksted');
    const title = pane.locator('[id$="/title"]').first();
    await title.fill('');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await look('a field that is wrong');
    // After undo and redo.
    await bar.getByRole('button').nth(2).click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await look('the mistakes');
    await leave(page);
    await title.fill('Verkstedet vårt | Havsund');
    await page.keyboard.press('Control+s');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await look('what saving changes');
    file.write(file.asItWas.replace(',', ''));
    await dialog.getByRole('button').last().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('a refused save');
    await leave(page);
    file.write(file.asItWas);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    await goTo(history.title);
    // The oldest, which the newest differs from.
    await view.getByRole('button').last().click();
    await look('a version');
    await view.getByRole('button', { name: history.restoreAll }).click();
    await look('a version to bring back');
    await leave(page);
  },

  async 'tables that are taken over'({ page, words: { products }, look }) {
    const { view, dialog, goTo } = partsOf(page);
    await goTo(products.title);
    const upload = page.getByLabel(products.upload);
    await upload.setInputFiles(fileOf('list.pdf', '%PDF-1.7'));
    await expect(view.getByRole('alert')).toBeVisible();
    await look('a refused table');
    await upload.setInputFiles(fileOf('list.csv', TABLE));
    await expect(dialog.getByRole('combobox').first()).toBeVisible();
    await look('what each column is');
    const goOn = dialog.getByRole('button', { name: products.goOn });
    await goOn.click();
    for (const question of ['rows of one code', 'missing categories']) {
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await dialog.getByRole('radio').first().check();
      await look(question);
      const asked = (await dialog.getAttribute('aria-label')) ?? '';
      await goOn.click();
      await expect(dialog).not.toHaveAttribute('aria-label', asked);
    }
    const take = dialog.getByRole('button', { name: products.takeOver });
    await expect(take).toBeVisible();
    await look('what a table changes');
    await leave(page);
    await upload.setInputFiles(fileOf('list.csv', 'id,name,color\nmot-110,,rot\nny-1,Ny,\n'));
    await expect(take).toBeVisible();
    await look('mistakes of a table');
    await leave(page);
  },

  async 'visits, files, pictures and publishing'({ page, words, look }) {
    const { view, goTo } = partsOf(page);
    await goTo(words.visits.title);
    await page.getByLabel(words.visits.open).setInputFiles(fileOf('access.log', LOG));
    await expect(view.getByRole('table').first()).toBeVisible();
    await look(words.visits.title);
    await goTo(words.files.title);
    await look(words.files.title);
    await goTo(words.pictures.title);
    await view.locator('[data-file]').first().click();
    await look(words.pictures.title);
    await goTo(words.publish.title);
    await look(words.publish.title);
  },
};
