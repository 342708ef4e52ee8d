import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formattingAdvice } from './formattingAdvice';
import { runStep } from './runStep';
import { runSteps } from './runSteps';
import { chooseSteps, type Step } from './steps';
import { allWell, summary } from './summary';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const step = (name: string, ...needs: string[]): Step => ({
  name,
  title: name,
  scripts: [[name]],
  needs,
});
const steps = [step('types'), step('build'), step('budgets', 'build'), step('browser', 'build')];

/** Runs the steps above, with these failing. */
async function runFailing(...names: string[]) {
  const lines: string[] = [];
  const results = await runSteps(
    steps,
    (line) => lines.push(line),
    (one) =>
      runStep(one, ([file]) =>
        Promise.resolve({ exitCode: names.includes(file) ? 1 : 0, output: `${file} says` }),
      ),
  );
  return { results, said: lines.join('\n'), end: summary(results).split('\n').at(-1) };
}

/** A report with this many passing tests. */
const passing = (count: number) => {
  const assertionResults = Array.from({ length: count }, () => ({ status: 'passed' }));
  return { testResults: [{ status: 'passed', assertionResults }] };
};

const names = (...wanted: string[]) => chooseSteps(wanted, steps).map(({ name }) => name);

describe('a run of all steps', () => {
  it('that passes ends with the total, without the output of steps', async () => {
    const { results, said, end } = await runFailing();
    expect(end).toBe('4 passed, 0 failed');
    expect(allWell(results)).toBe(true);
    expect(said).not.toContain('says');
    expect(said.match(/ok \(1\)/g)).toHaveLength(4);
  });

  it('continues after a failed step, and shows its output', async () => {
    const { results, said, end } = await runFailing('types');
    expect(end).toBe('3 passed, 1 failed');
    expect(allWell(results)).toBe(false);
    expect(said).toContain('│ types says');
    expect(said).toContain('FAILED (1 of 1)');
    expect(said).not.toContain('browser says');
  });

  it('skips only steps that depend on the failed one, and says so', async () => {
    const { results, said, end } = await runFailing('build');
    expect(end).toBe('1 passed, 1 failed');
    expect(results.map(({ missing }) => missing)).toEqual([undefined, undefined, 'build', 'build']);
    expect(said).toContain('not run: it needs "build", which failed');
    expect(allWell(results)).toBe(false);
  });

  it('without any tests is not a success', async () => {
    expect(allWell([])).toBe(false);
    const [ran] = (await runFailing()).results;
    expect(allWell(ran ? [{ ...ran, passed: 0 }] : [])).toBe(false);
  });
});

describe('steps that leave a core idle', () => {
  /** Runs steps, all but the first beside the one before; the first is the last to end. */
  const runBeside = async (...needed: string[]) => {
    const beside = { isBeside: true };
    const group = [
      step('check'),
      { ...step('types', ...needed), ...beside },
      { ...step('lint'), ...beside },
    ];
    const lines: string[] = [];
    let endFirst = () => {};
    const first = new Promise<void>((resolve) => {
      endFirst = resolve;
    });
    const results = await runSteps(
      group,
      (line) => lines.push(line),
      (one) =>
        runStep(one, async ([file]) => {
          if (file === 'check' && needed.length === 0) await first;
          if (file === 'lint') endFirst();
          return { exitCode: file === 'lint' ? 1 : 0, output: `${file} says` };
        }),
    );
    return { inOrder: results.map(({ name }) => name), lines };
  };

  it('run side by side, and each prints in one piece when it ends', async () => {
    const { inOrder, lines } = await runBeside();
    expect(lines[0]).toBe('\n── check: check\n── types: types\n── lint: lint');
    const ends = lines.slice(1).map((line) => line.replace(/, [\d.]+ s$/, ''));
    expect(ends).toEqual([
      '   types: ok (1)',
      '   │ lint says\n   lint: FAILED (1 of 1)',
      '   check: ok (1)',
    ]);
    expect(inOrder).toEqual(['check', 'types', 'lint']);
  });

  it('wait for a step that they need', async () => {
    const { lines } = await runBeside('check');
    expect(lines[0]).toBe('\n── check: check');
    expect(lines[2]).toBe('\n── types: types\n── lint: lint');
  });
});

/** Runs a step whose runner writes this report, or none, in a folder with a report of an earlier run. */
const inFolder = (report?: unknown) => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'report.json');
  const unit: Step = { ...step('unit'), report: { file, from: 'vitest' } };
  writeFileSync(file, JSON.stringify(passing(99)));
  return runStep(unit, () => {
    if (report) writeFileSync(file, JSON.stringify(report));
    return Promise.resolve({ exitCode: 0, output: 'runner says' });
  });
};

describe('a step with tests', () => {
  it('counts them from its report', async () => {
    expect(await inFolder(passing(7))).toMatchObject({ passed: 7, failed: 0 });
  });

  it('fails if the runner wrote no report, and says why', async () => {
    const result = await inFolder();
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.output).toBe('runner says\nNo test ran.');
  });
});

describe('what cannot be tested on this machine', () => {
  it('is reported at the end even if nothing failed', async () => {
    const said = 'stderr | webkit\nNOT TRIED: WebKit was not found.\n';
    const run = () => Promise.resolve({ exitCode: 0, output: said });
    const end = summary([await runStep(step('hosts'), run)]);
    expect(end.split('\n').slice(-2)).toEqual([
      'NOT TRIED: WebKit was not found.',
      '1 passed, 0 failed',
    ]);
  });

  it('is reported once, however many tests need it', async () => {
    const said = 'NOT TRIED: rsync was not found.\n';
    const run = () => Promise.resolve({ exitCode: 0, output: said.repeat(2) });
    const end = summary([await runStep(step('unit'), run), await runStep(step('kill'), run)]);
    expect(end.split(said.trim())).toHaveLength(2);
  });
});

it('a size that is close to its limit is reported at the end of a run that passes', async () => {
  const said = 'stderr | embed\nWARNING: /embed: the loader weighs 3.9 KB, 97 % of its limit.\n';
  const run = () => Promise.resolve({ exitCode: 0, output: said });
  const end = summary([await runStep(step('budgets'), run)]);
  expect(end.split('\n').slice(-2)).toEqual([
    'WARNING: /embed: the loader weighs 3.9 KB, 97 % of its limit.',
    '1 passed, 0 failed',
  ]);
});

describe('a test that passed when it was tried again', () => {
  it('is listed at the end, and the run passes', async () => {
    const file = path.join(temporaryFolder(), 'report.json');
    const test = { status: 'flaky', results: [{ errors: [{ message: 'Too late.' }] }] };
    const specs = [{ title: 'adds', file: 'list.spec.ts', tests: [test] }];
    const report = { stats: { expected: 2, flaky: 1 }, suites: [{ specs }] };
    const browser: Step = { ...step('browser'), report: { file, from: 'playwright' } };
    const result = await runStep(browser, () => {
      writeFileSync(file, JSON.stringify(report));
      return Promise.resolve({ exitCode: 0, output: '' });
    });
    expect(allWell([result])).toBe(true);
    expect(summary([result]).split('\n').slice(-3)).toEqual([
      'FLAKY: list.spec.ts [] adds',
      '  Too late.',
      '3 passed, 0 failed',
    ]);
  });
});

describe('the steps of a run', () => {
  it('are all steps by default', () => {
    expect(names()).toEqual(['types', 'build', 'budgets', 'browser']);
  });

  it('are the requested ones and their dependencies, in the usual order', () => {
    expect(names('browser', 'types')).toEqual(['types', 'build', 'browser']);
  });

  it('are more only when named', () => {
    const more = [step('frameworks', 'build')];
    const chosen = (...wanted: string[]) =>
      chooseSteps(wanted, steps, more).map(({ name }) => name);
    expect(chosen()).toEqual(names());
    expect(chosen('frameworks')).toEqual(['build', 'frameworks']);
  });

  it('must exist', () => {
    expect(() => names('unti')).toThrow(
      'There is no test step "unti" (there are: types, build, budgets, browser).',
    );
  });
});

describe('unformatted files', () => {
  const lint: Step = { ...step('lint'), advice: formattingAdvice };
  const run = (output: string) => runStep(lint, () => Promise.resolve({ exitCode: 1, output }));

  it('come with the command that formats them', async () => {
    const said = 'src/a.ts\nsrc/b.css\nFound 0 warnings and 0 errors.';
    const { output } = await run(said);
    expect(output).toBe(`${said}\nTo format: npx oxfmt src/a.ts src/b.css`);
  });

  it('are not mentioned where there are none', async () => {
    expect((await run('src/a.ts: no-unused-vars')).output).toBe('src/a.ts: no-unused-vars');
    const unused = 'Unused files (1)\nsrc/a.ts';
    expect((await run(unused)).output).toBe(unused);
  });
});
