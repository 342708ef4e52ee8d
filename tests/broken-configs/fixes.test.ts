import { describe, expect, it } from 'vitest';
import { GOOD } from './breaking';
import { CURABLE } from './curable';
import { CURABLE_SYNTAX } from './curableSyntax';
import { fix, withSwaps } from './fixing';

const ALL = [...CURABLE_SYNTAX, ...CURABLE];

describe('[K9] npm run check -- --fix', () => {
  it('has a fix for sixty broken configs', () => {
    expect(new Set(ALL.map((one) => one.with)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(ALL)('fixes a config with $with, and changes nothing else', async (broken) => {
    const { text, applied, result } = await fix(withSwaps(broken.swaps));
    expect(text).toBe(withSwaps(broken.becomes ?? []));
    expect(result.problems).toEqual([]);
    expect(applied.length).toBeGreaterThan(0);
  });

  it('makes no name of a code that another one would get, too', async () => {
    const broken = withSwaps([
      ['"id": "dk-900"', '"id": "DK 003"'],
      ['{ "product": "dk-900", ', '{ "product": "DK 003", '],
    ]);
    const { text } = await fix(broken);
    expect(text).toBe(broken);
  });

  it('writes nothing if nothing can be fixed', async () => {
    const text = withSwaps([['"weight": 600', '"weight": 650']]);
    const fixing = await fix(text);
    expect(fixing).toMatchObject({ text, applied: [] });
    expect(fixing.result.problems).toHaveLength(1);
  });

  it('lists each change with its position, before and after', async () => {
    const text = withSwaps([
      ['"lable"'.replace('lable', 'founded'), '"foundde"'],
      ['"mailbox": "yard@brackwater.internal"', '"mailbox": "yard@brackwater.internal "'],
    ]);
    const { applied } = await fix(text);
    expect(applied).toMatchObject([
      { line: 8, column: 5, path: 'site', changes: ['"foundde" → "founded"'] },
      {
        path: 'contact › mailbox',
        changes: ['"yard@brackwater.internal " → "yard@brackwater.internal"'],
      },
    ]);
  });

  it('says "moved" of what it takes to another place, not "removed"', async () => {
    const hero = '{ "type": "hero", "title": "Ask the Yard" }';
    const { changes } = await fix(
      withSwaps([
        [`${hero},\n`, ''],
        ['"branches": ["falmouth"] }', `"branches": ["falmouth"] }, ${hero}`],
      ]),
    );
    expect(changes).toEqual([`moved: ${hero}`]);
  });

  it('keeps Windows line ends, a byte order mark and escapes', async () => {
    const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
    const escaped = String.raw`"brand": "Brack\u0077ater"`;
    const broken = withSwaps([
      ['"brand": "Brackwater"', escaped],
      ['"founded"', '"foundde"'],
    ]);
    const { text } = await fix(windows(broken));
    expect(text).toBe(windows(withSwaps([['"brand": "Brackwater"', escaped]])));
  });

  it('fixes a hundred mistakes of one kind in one run', async () => {
    const broken = GOOD.replaceAll('"label":', '"lable":');
    expect((await fix(broken)).text).toBe(GOOD);
  });
});
