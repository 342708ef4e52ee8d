import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import type { Operation } from '../../../document/operation';
import type { SiteConfig } from '../../../generated/authored';
import { loadValidator } from '../../config/check/shape/loadValidator';
import { makeDevSite } from '../../dev/devSite';
import { generate } from '../../schemas/generate';
import { checkDraft } from './checkDraft';

const root = resolve(import.meta.dirname, '../../../..');
const OPTIONS = { root, publicDir: join(root, 'public') };
const CONFIG: unknown = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8'));

const changed = (...operations: Operation[]) => applyAll(CONFIG, operations).value;

describe('[T8] the check of a draft', () => {
  it('finds the mistakes of a value, by pointers and with their fixes', async () => {
    const draft = changed({ op: 'move', from: '/pages/0/title', to: '/pages/0/tilte' });
    const { problems } = await checkDraft(draft, CONFIG, OPTIONS);
    const wrong = problems.find(({ severity }) => severity === 'error');
    expect(wrong).toMatchObject({
      pointer: '/pages/0',
      fix: [{ op: 'move', to: '/pages/0/title' }],
    });
  });

  it.each<[string, Operation, unknown]>([
    ['a text that is missing', { op: 'set', at: '/pages/1/title', value: '' }, CONFIG],
    ['a field of another kind', { op: 'set', at: '/pages/1/blocks', value: 'none' }, CONFIG],
    [
      'a link to nowhere',
      { op: 'set', at: '/pages/0/blocks/10/actions/0/href', value: '/no' },
      CONFIG,
    ],
  ])('shows the last good value instead of %s', async (_, operation, good) => {
    const draft = changed(operation);
    const { mend } = await checkDraft(draft, CONFIG, OPTIONS);
    expect(applyAll(draft, mend ?? []).value).toEqual(good);
  });

  it('leaves a new block out that is not complete yet', async () => {
    const draft = changed({ op: 'insert', at: '/pages/0/blocks/1', value: { type: 'stats' } });
    const { mend } = await checkDraft(draft, CONFIG, OPTIONS);
    expect(applyAll(draft, mend ?? []).value).toEqual(CONFIG);
  });

  it('draws a new page whose description is too short, and shows none that has no blocks', async () => {
    const page = {
      path: '/spares',
      title: 'Spare Parts',
      description: 'Spare Parts',
      blocks: [{ type: 'hero', title: 'Spare Parts' }],
    };
    const draft = changed(
      { op: 'insert', at: '/pages/-', value: page },
      { op: 'insert', at: '/navigation/menu/-', value: { name: 'Spares', path: '/spares' } },
    );
    const { problems, mend } = await checkDraft(draft, CONFIG, OPTIONS);
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
    expect(mend).toEqual([]);
    // Beside it, one that cannot be drawn.
    const blank: Operation = {
      op: 'insert',
      at: '/pages/-',
      value: { ...page, path: '/blank', title: 'Blank', blocks: [] },
    };
    const both = applyAll(draft, [blank]).value;
    const mended = applyAll(both, (await checkDraft(both, CONFIG, OPTIONS)).mend ?? []).value;
    expect(mended).toEqual(draft);
  });

  it('shows the site when it is opened with mistakes: what can only be meant in one way stands in', async () => {
    const draft = changed(
      { op: 'move', from: '/site/description', to: '/site/descripton' },
      { op: 'set', at: '/site/shareImage/src', value: '/images/shaer.png' },
    );
    const { problems, mend } = await checkDraft(draft, undefined, OPTIONS);
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(2);
    expect(applyAll(draft, mend ?? []).value).toEqual(CONFIG);
  });

  it.each<[string, Operation[]]>([
    [
      'the company’s name and description',
      [
        { op: 'unset', at: '/site/name' },
        { op: 'unset', at: '/site/description' },
      ],
    ],
    ['a part of it', [{ op: 'unset', at: '/theme/colors' }]],
    ['what a block must have', [{ op: 'unset', at: '/pages/0/blocks/1/items' }]],
  ])('shows the site when it is opened without %s', async (_, operations) => {
    const draft = changed(...operations);
    const { mend } = await checkDraft(draft, undefined, OPTIONS);
    const shown = applyAll(draft, mend ?? [{ op: 'set', at: '', value: 'nothing' }]).value;
    const again = await checkDraft(shown, undefined, OPTIONS);
    expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each<[string, Operation]>([
    ['a page without its first block’s contents', { op: 'unset', at: '/pages/0/blocks/0/slides' }],
    ['a site without its store', { op: 'unset', at: '/store' }],
    ['a home page that is nothing', { op: 'set', at: '/pages/0', value: null }],
    ['no page at all', { op: 'unset', at: '/pages' }],
  ])(
    'shows what the last version without mistakes had when it is opened with %s',
    async (_, operation) => {
      const looked: string[] = [];
      async function* earlier() {
        looked.push('broken');
        yield changed({ op: 'unset', at: '/pages/0/blocks/0/slides' });
        looked.push('good');
        yield CONFIG;
        looked.push('older');
        yield {};
      }
      const draft = changed(operation);
      const { mend } = await checkDraft(draft, undefined, { ...OPTIONS, earlier });
      expect(applyAll(draft, mend ?? []).value).toEqual(CONFIG);
      expect(looked).toEqual(['broken', 'good']);
    },
  );

  it('keeps what was written since the last version, but for what is wrong', async () => {
    const draft = changed(
      { op: 'set', at: '/pages/1/title', value: 'Who We Are' },
      { op: 'unset', at: '/pages/0/blocks/0/slides' },
    );
    async function* earlier() {
      yield CONFIG;
    }
    const { mend } = await checkDraft(draft, undefined, { ...OPTIONS, earlier });
    expect(applyAll(draft, mend ?? []).value).toEqual(
      changed({ op: 'set', at: '/pages/1/title', value: 'Who We Are' }),
    );
  });

  it('asks for no earlier version of a file that is right', async () => {
    const earlier = (): never => {
      throw new Error('asked');
    };
    expect((await checkDraft(CONFIG, undefined, { ...OPTIONS, earlier })).mend).toEqual([]);
  });

  it.each<[string, Operation]>([
    ['the contents of its first block', { op: 'unset', at: '/pages/0/blocks/0/slides' }],
    ['the type of that block', { op: 'unset', at: '/pages/0/blocks/0/type' }],
    ['its home page', { op: 'set', at: '/pages/0', value: null }],
    ['all its pages', { op: 'unset', at: '/pages' }],
    ['its categories, to which links lead', { op: 'set', at: '/store/categories', value: null }],
    ['the company', { op: 'unset', at: '/site' }],
  ])(
    'shows what can be drawn of a site without %s, of which there is no version',
    async (_, operation) => {
      const draft = changed(operation);
      const { mend } = await checkDraft(draft, undefined, OPTIONS);
      const shown = structuredClone(
        applyAll(draft, mend ?? [{ op: 'unset', at: '/version' }]).value,
      );
      const { hash } = await generate(root);
      expect(loadValidator(root, hash)(shown)).toBe(true);
      const site = await makeDevSite(root, join(root, 'site.config.json'), shown as SiteConfig);
      expect(site.routes.get('__blocks/hero')?.page.blocks).toMatchObject([{ type: 'hero' }]);
    },
  );

  it('lists the mistakes of a file of which nothing can be shown', async () => {
    const { problems, mend } = await checkDraft(['no config'], undefined, OPTIONS);
    expect(problems.length).toBeGreaterThan(0);
    expect(mend).toBeUndefined();
  });

  it('says nothing where nothing is wrong, and leaves the draft as it is', async () => {
    const before = JSON.stringify(CONFIG);
    expect((await checkDraft(CONFIG, undefined, OPTIONS)).mend).toEqual([]);
    expect(JSON.stringify(CONFIG)).toBe(before);
  });
});
