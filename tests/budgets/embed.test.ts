import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Limit } from './budgets';
import { overrun, warn, type Weighed } from './weighing';

const embed = fileURLToPath(new URL('../../dist/embed/', import.meta.url));
const code = (file: string) => readFileSync(embed + file, 'utf8');
/** Transfer size in bytes, with brotli. */
const weigh = (file: string) => statSync(`${embed}${file}.br`).size;

const LOADER = 'v1.js';
const [widgets = ''] = /c\/widgets-[\w-]+\.js/.exec(code(LOADER)) ?? [];
const [contact = ''] = /c\/contact-[\w-]+\.js/.exec(code(widgets)) ?? [];
const [chat = ''] = /c\/chat-[\w-]+\.js/.exec(code(widgets)) ?? [];
const [doctor = ''] = /c\/doctor-[\w-]+\.js/.exec(code(widgets)) ?? [];

/** The limits of the embed. */
const LIMITS: (Limit & { files: string[] })[] = [
  {
    name: 'the loader',
    // Weighs 4.9, and keeps 5 % of slack. Three parts stay here because nothing can be fetched when they are needed.
    // 0.5 KB is the link that sends the list where the page or the network blocks the widgets. 0.3 are syntax for
    // browsers too old for them, which keep the buttons and that link. 0.2 make properties of attributes: pages of Lit,
    // Solid and Angular set them before.
    kilobytes: 5.2,
    files: [LOADER],
    why: 'Every visitor of every page of a partner loads it, used or not: 5.2 KB are 104 ms at 400 kbit/s.',
  },
  {
    name: 'the loader with the widgets',
    // 0.9 of them give a list the reference and the link by which the sales team finds it again.
    // 0.5 are the search box, whose results and index come when it is touched.
    kilobytes: 26,
    files: [LOADER, widgets],
    why: 'Who opens the list waits for it: 26 KB are half a second at 400 kbit/s.',
  },
  {
    name: 'the contact form',
    kilobytes: 7,
    files: [contact],
    why: 'Pages with a form fetch it after the widgets: 7 KB are 140 ms at 400 kbit/s.',
  },
  {
    name: 'the chat button',
    kilobytes: 3,
    files: [chat],
    why: 'Pages with a chat fetch it after the widgets: 3 KB are 60 ms at 400 kbit/s.',
  },
  {
    name: 'the doctor',
    kilobytes: 6,
    files: [doctor],
    why: 'Authors of pages fetch it, and visitors only where a page has a mistake: 6 KB are 120 ms at 400 kbit/s.',
  },
];

describe("on partners' pages", () => {
  describe.each(LIMITS)('$name', (limit) => {
    const weighed: Weighed = {
      name: '/embed',
      allowed: limit.kilobytes * 1000,
      resources: limit.files.map((url) => ({ url, bytes: weigh(url) })),
    };
    afterAll(() => warn(limit, [weighed]));

    test('keeps to its limit', () => {
      expect(overrun(limit, weighed)).toBeUndefined();
    });
  });

  test.each([widgets, contact, chat])('%s imports nothing by itself', (file) => {
    expect(/\bimport\b\s*[({"'*\w]|\bfrom\s*["']/.exec(code(file))?.[0]).toBeUndefined();
  });

  test('form and chat use Preact as the widgets have it', () => {
    const copies = [widgets, contact, chat].filter((file) => code(file).includes('__k'));
    expect(copies).toEqual([widgets]);
  });

  test('every custom property used in a style sheet is declared', () => {
    const text = [LOADER, widgets, contact, chat].map(code).join('\n');
    const all = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
    const declared = all(/(--[\w-]+):/g);
    // Only without a fallback: others may be set by the page.
    const missing = [...all(/var\((--[\w-]+)\)/g)].filter((name) => !declared.has(name));
    expect(missing).toEqual([]);
  });

  test.each([LOADER, widgets, contact, chat])(
    '%s evaluates nothing, and does not rely on bind',
    (file) => {
      // Some old libraries replace Function.prototype.bind with an incomplete polyfill.
      const found = /\beval\(|new Function\(|document\.write|.{0,40}\.bind\(/.exec(code(file));
      expect(found?.[0]).toBeUndefined();
    },
  );
});
