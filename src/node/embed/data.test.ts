import { describe, expect, it } from 'vitest';
import { createAssets } from '../files/assets';
import { COMPANY, companyConfig, type WholeConfig } from '../site/company.fixture';
import { loadFieldKinds } from '../site/formFields/fieldKind';
import { mainForm } from '../site/formFields/mainForm';
import { resolveSite } from '../site/resolve';
import { loaderData, widgetData } from './data';
import { widgetTheme } from './theme';

async function stylesIn(language: string): Promise<{ early: string; late: string }> {
  const { config, schemas } = await companyConfig();
  config.site.language = language;
  const { data } = await resolveSite(config, schemas, COMPANY, createAssets());
  const { store } = data;
  if (!store) throw new Error('The company of the tests has no store.');
  const site = { ...data, store };
  const { css: early } = loaderData(site, config, { version: '1', css: '', elements: [] });
  return { early, late: widgetTheme(config) };
}

describe("on partners' pages, text", () => {
  it("has the direction of the site's language, whatever the direction of the page", async () => {
    expect((await stylesIn('en')).late).toContain(
      ':host{direction:ltr!important}:host([dir=rtl]){direction:rtl!important}',
    );
    const { early, late } = await stylesIn('ar');
    for (const css of [early, late])
      expect(css).toContain(
        ':host{direction:rtl!important}:host([dir=ltr]){direction:ltr!important}',
      );
  });

  it('has no letter spacing in joined scripts, and the list opens on its side', async () => {
    const { early, late } = await stylesIn('fa');
    expect(late).toContain('letter-spacing:0!important');
    expect(early).toContain('auto auto 16px 16px');
    // The button of a second supplier.
    expect(early).toContain(
      ':host([data-name]:not([dir=ltr])) [part~=launcher]{inset:auto 16px 16px auto}',
    );
    expect((await stylesIn('en')).early).not.toMatch(/direction|letter-spacing|launcher\]/);
  });
});

/** The data of the widgets, after `change` has modified the config. */
async function dataWith(change: (config: WholeConfig) => void) {
  const { config, schemas } = await companyConfig();
  change(config);
  const { data } = await resolveSite(config, schemas, COMPANY, createAssets());
  const { store } = data;
  if (!store) throw new Error('The company of the tests has no store.');
  const fieldKinds = await loadFieldKinds();
  const form = mainForm(config, schemas);
  return widgetData({ ...data, store }, config, { strings: [], elements: [], form, fieldKinds });
}

describe('the contact form of the widgets', () => {
  it('has the fields of the first form that goes where all go, and its subject', async () => {
    const { contact } = await dataWith(({ pages }) => {
      const field = (label: string) => ({ kind: 'text', label, optional: false }) as const;
      const service = { fields: [field('Service')], mailbox: 'service@acme.example' };
      pages[0]?.blocks.push(
        { type: 'contact-form', tone: 'paper', ...service },
        { type: 'contact-form', tone: 'paper', fields: [field('Machine')], subject: 'Service' },
        { type: 'contact-form', tone: 'paper', fields: [field('Other')] },
      );
    });
    expect(contact?.fields).toEqual([
      { name: 'machine', label: 'Machine', missing: 'Fill in “Machine”.' },
    ]);
    expect(contact?.subject).toBe('Service');
  });

  it('is that of the specification if the config lists no fields', async () => {
    const { contact } = await dataWith(() => {});
    expect(Object.keys(contact ?? {})).toEqual(['branches', 'endpoint', 'mailbox']);
  });
});

describe('[E26] the widgets know the chat numbers of all offices', () => {
  const numbersWith = async (change: (config: WholeConfig) => void) =>
    (await dataWith(change)).numbers;

  it('if there are several, those without one having that of the company', async () => {
    const numbers = await numbersWith(({ chat, branches }) => {
      chat.number = '+47 70 00 00 01';
      for (const branch of branches) delete branch.chat;
      Object.assign(branches[0] ?? {}, { chat: '+47 70 00 00 02' });
    });
    const all = Object.values(numbers ?? {});
    expect(all[0]).toBe('+47 70 00 00 02');
    expect(all.slice(1).every((number) => number === '+47 70 00 00 01')).toBe(true);
  });

  it('and of none if there is only one', async () => {
    const numbers = await numbersWith(({ branches }) => {
      for (const branch of branches) delete branch.chat;
    });
    expect(numbers).toBeUndefined();
  });
});
