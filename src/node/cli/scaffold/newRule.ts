import { pascal } from '../../schemas/names';
import { writeNew, type Written } from './writeNew';

const FOLDER = 'src/node/config/check/rules';

/**
 * Scaffolds a checker rule and its test, ready to run.
 * @param name 'phone-numbers'
 */
export async function newRule(root: string, name: string): Promise<Written> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return {
      problem:
        'Name the rule in lower-case letters, digits and hyphens: "npm run new rule phone-numbers".',
    };
  }
  return writeNew(root, [
    { path: `${FOLDER}/${moduleOf(name)}.ts`, content: RULE },
    { path: testOfRule(name), content: TEST },
  ]);
}

/** The file of a rule's test: 'phone-numbers' → 'src/…/phoneNumbers.test.ts'. */
export function testOfRule(name: string): string {
  return `${FOLDER}/${moduleOf(name)}.test.ts`;
}

function moduleOf(name: string): string {
  return pascal(name).replace(/^./, (letter) => letter.toLowerCase());
}

const RULE = `import type { Rule } from '../context';

/** Say here what this rule requires of a config, and why. */
export const rule: Rule = ({ facts, warning }) => {
  for (const { value, path } of facts.pages) {
    if (value['title'] !== 'TODO') continue;
    warning([...path, 'title'], 'The title is still "TODO".', 'Write what visitors read.');
  }
};
`;

const TEST = `import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

it('reports a placeholder title', async () => {
  const config = JSON.parse(GOOD);
  config.pages[0].title = 'TODO';
  const { problems } = await check(JSON.stringify(config));
  expect(problems).toMatchObject([
    { severity: 'warning', pointer: '/pages/0/title', message: 'The title is still "TODO".' },
  ]);
});
`;
