import { describe, expect, it } from 'vitest';
import { migrate } from './migrate';
import type { Step } from './step';
import { loadSteps } from './steps';

const STEPS = await loadSteps();

const OLD = `{
  "version": 1,
  "site": { "name": "Acme",   "baseUrl": "https://acme.internal/" },
\t"navigation": {
    "menu": [
      { "name": "Home", "path": "/" },
      { "path": "/a", "items": [ { "name": "B", "path": "/b" } ], "name": "A" }
    ]
  }
}
`;

const NEW = `{
  "version": 2,
  "site": { "name": "Acme",   "url": "https://acme.internal" },
\t"navigation": {
    "menu": [
      { "name": "Home", "path": "/" },
      { "path": "/a", "submenu": [ { "name": "B", "path": "/b" } ], "name": "A" }
    ]
  }
}
`;

const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;

const reasonOf = (text: string) => {
  const result = migrate(text, 2, STEPS);
  return result.state === 'failed' ? result.reason : result.state;
};

describe('migrate', () => {
  it('changes what is outdated and keeps every other character', () => {
    expect(migrate(OLD, 2, STEPS)).toMatchObject({ state: 'done', text: NEW, from: 1, to: 2 });
  });

  it('lists each change with its line', () => {
    expect(migrate(OLD, 2, STEPS)).toMatchObject({
      changes: [
        { line: 3, message: '"baseUrl" is now called "url".' },
        {
          line: 3,
          message: '"url" was "https://acme.internal/" and is now "https://acme.internal".',
        },
        { line: 7, message: '"items" is now called "submenu".' },
        { line: 2, message: '"version" was 1 and is now 2.' },
      ],
    });
  });

  it('changes nothing the second time', () => {
    expect(migrate(NEW, 2, STEPS)).toEqual({ state: 'current', version: 2 });
  });

  it('completes a migration begun by hand', () => {
    const half = OLD.replace(
      '"baseUrl": "https://acme.internal/"',
      '"url": "https://acme.internal"',
    );
    expect(migrate(half, 2, STEPS)).toMatchObject({ text: NEW });
  });

  it('keeps Windows line ends and a byte order mark', () => {
    expect(migrate(windows(OLD), 2, STEPS)).toMatchObject({ text: windows(NEW) });
  });

  it('counts lines that end with CR', () => {
    const { changes } = migrate(OLD.replaceAll('\n', '\r'), 2, STEPS) as { changes: object[] };
    expect(changes).toMatchObject([{ line: 3 }, { line: 3 }, { line: 7 }, { line: 2 }]);
  });

  it('migrates through several versions, step by step', () => {
    const step: Step = {
      from: 2,
      to: 3,
      describe: 'Names are titles.',
      migrate: (config) => config.rename(['site', 'name'], 'title'),
    };
    const result = migrate(OLD, 3, [...STEPS, step]);
    expect(result).toMatchObject({ state: 'done', from: 1, to: 3 });
    expect(result.state === 'done' && result.text).toContain('"title": "Acme",   "url"');
  });

  it('explains why it fails', () => {
    expect(reasonOf('{}')).toContain('"version" is missing');
    expect(reasonOf('[]')).toContain('"version" is missing');
    expect(reasonOf('{"version": "1"}')).toContain('must be a whole number');
    expect(reasonOf('{"version": 7}')).toContain('newer than this project supports (2)');
    expect(reasonOf('{"version": 1,}')).toContain('Run "npm run check" to see where');
    expect(migrate('{"version": 1}', 2, [])).toMatchObject({
      reason: expect.stringContaining('cannot migrate version 1 to 2'),
    });
  });

  it('supports every older version', () => {
    expect(STEPS.map(({ from, to }) => [from, to])).toEqual(
      STEPS.map((_, index) => [index + 1, index + 2]),
    );
  });
});
