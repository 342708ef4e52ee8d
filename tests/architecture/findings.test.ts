import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesBelow, type Source } from './sources';

const scripts = sourcesBelow('findings').filter(({ file }) => file !== 'findings/README.md');

/** What a script must hold, and what is said where it is missing. */
const RULES: [pattern: RegExp, advice: string][] = [
  [/^#!\/usr\/bin\/env bash\n# /, 'begin with #!/usr/bin/env bash and a comment on what is seen'],
  [/^# .*\b20\d\d-\d\d-\d\d\b/m, 'say in the comment on which date it was seen'],
  [/^set -euo pipefail$/m, 'say "set -euo pipefail", or a failure goes unnoticed'],
  [/\bmktemp -d\b/, 'work in a temporary folder (mktemp -d)'],
  [/\btrap\b/, 'remove that folder at the end (trap)'],
  [/\bexit 1\b/, 'end with "exit 1" when the surprise has gone'],
];

/** Packages without an exact version: 'left-pad' in `npm install left-pad`. */
function unpinned(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:install|i|add) ([^\n>|&;]+)/g)]
    .flatMap(([, words = '']) => words.split(/\s+/))
    .filter((word) => /^[@a-z]/i.test(word) && !/.@(\d|\$)/.test(word));
}

/** Places of ours where a surprise matters: 'src/node/products', in the comment at the top. */
function namedPlaces(text: string): string[] {
  const [comment = ''] = /^(#.*\n)+/.exec(text) ?? [];
  return comment.match(/\b(?:src|tests|embed|schemas)(?:\/[\w-]+(?:\.[\w-]+)*)+/g) ?? [];
}

function faultsOf({ file, text }: Source): string[] {
  if (!/^findings\/[a-z0-9-]+\.sh$/.test(file))
    return [`${file}: name it findings/what-happens.sh`];
  return [
    ...RULES.filter(([pattern]) => !pattern.test(text)).map(([, advice]) => `${file}: ${advice}`),
    ...unpinned(text).map((name) => `${file}: install ${name} at an exact version`),
    ...namedPlaces(text)
      .filter((place) => !existsSync(join(ROOT, place)))
      .map((place) => `${file}: ${place} is not there any more`),
  ];
}

describe('a script of findings/', () => {
  it('keeps the rules of findings/README.md', () => {
    expect(scripts.flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    ['npm install --silent left-pad', ['left-pad']],
    ['npm install --silent left-pad@1.3.0 @scope/a@2.0.0 >/dev/null', []],
    ['npm i "left-pad@$version"', []],
    ['npm i @scope/name', ['@scope/name']],
  ])('pins what it installs: %s', (line, names) => {
    expect(unpinned(line)).toEqual(names);
  });

  it('names the places where it matters', () => {
    const text =
      '#!/usr/bin/env bash\n# A 1.0: in src/node/a.test.ts, and src/ui/b.\ncat src/main.js\n';
    expect(namedPlaces(text)).toEqual(['src/node/a.test.ts', 'src/ui/b']);
  });
});
