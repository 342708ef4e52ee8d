import { describe, expect, it } from 'vitest';
import { judge, readPlaywrightReport, readVitestReport } from './counts';
import { flakyIn } from './flaky';

const none = { passed: 0, failed: 0, skipped: 0, broken: 0 };
const file = (status: string, ...tests: string[]) => ({
  status,
  name: `${process.cwd()}/${status}.test.ts`,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe('a report of Vitest', () => {
  it('is counted over all files', () => {
    const testResults = [
      file('passed', 'passed', 'passed'),
      file('failed', 'passed', 'failed'),
      file('passed', 'skipped', 'todo', 'pending'),
    ];
    expect(readVitestReport({ testResults })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
      skippedIn: ['passed.test.ts'],
      broken: 0,
    });
  });

  it('counts a test file that fails to load as broken', () => {
    expect(readVitestReport({ testResults: [file('failed')] })).toEqual({ ...none, broken: 1 });
  });
});

describe('a report of Playwright', () => {
  it('counts a flaky test as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const report = { stats, errors: [{ message: 'no browser' }] };
    expect(readPlaywrightReport(report)).toEqual({ passed: 6, failed: 1, skipped: 2, broken: 1 });
  });
});

describe('a flaky test', () => {
  const errors = [{ message: '\u001B[31mExpected: 1\u001B[39m\nReceived: 2\n' }];
  const spec = (title: string, status: string) => ({
    title,
    file: 'list.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors }, { errors: [] }] }],
  });

  it('is found in any suite, with its first error', () => {
    const inner = { specs: [spec('adds', 'flaky'), spec('counts', 'expected')] };
    expect(flakyIn({ suites: [{ suites: [inner] }] })).toEqual([
      'FLAKY: list.spec.ts [phone] adds\n  Expected: 1\n  Received: 2',
    ]);
  });

  it('is one that passed in the end', () => {
    expect(flakyIn({ suites: [{ specs: [spec('adds', 'unexpected')] }] })).toEqual([]);
  });
});

it.each([undefined, null, 'text', [], {}, { testResults: 1, stats: 'x', errors: {} }])(
  'a malformed report counts as no tests: %j',
  (report) => {
    expect(readVitestReport(report)).toEqual(none);
    expect(readPlaywrightReport(report)).toEqual(none);
    expect(flakyIn(report)).toEqual([]);
  },
);

describe('a test step', () => {
  it('passes if all its tests ran and passed', () => {
    expect(judge({ ...none, passed: 3 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('may be empty if it only runs tests of changed files', () => {
    expect(judge(none, 0, true)).toEqual({ passed: 0, failed: 0 });
    expect(judge(none, 1, true)).toMatchObject({ failed: 1 });
    expect(judge({ ...none, skipped: 1 }, 0, true)).toMatchObject({ failed: 1 });
  });

  it.each([
    ['no test ran', none, 0, { passed: 0, failed: 1, why: 'No test ran.' }],
    [
      'tests were skipped',
      { ...none, passed: 3, skipped: 2, skippedIn: ['a.test.ts', 'b.test.ts'] },
      0,
      {
        passed: 3,
        failed: 1,
        why: '2 skipped: a test that does not run proves nothing. Is a program that it needs missing here?\n  a.test.ts\n  b.test.ts',
      },
    ],
    [
      'the runner is not content although the tests are',
      { ...none, passed: 3 },
      1,
      { passed: 3, failed: 1, why: 'The test runner ended with exit code 1.' },
    ],
    ['a file could not be loaded', { ...none, passed: 3, broken: 1 }, 1, { passed: 3, failed: 1 }],
    ['tests failed', { ...none, passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ])('fails if %s', (_case, reported, exitCode, expected) => {
    expect(judge(reported, exitCode)).toEqual(expected);
  });
});
