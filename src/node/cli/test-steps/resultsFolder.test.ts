import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { removeEndedRuns, resultsFolder } from './resultsFolder';

it('the results of a run have a folder of their own', () => {
  expect(resultsFolder({})).toBe(`test-results/${process.pid}`);
});

it('the scripts of a run share its folder', () => {
  expect(resultsFolder({ TEST_RESULTS: 'test-results/7' })).toBe('test-results/7');
});

it('a run removes the results of those that have ended, and leaves those of others alone', () => {
  const root = temporaryFolder();
  // No process has a number as high as this one.
  const [ended, running] = ['999999999', String(process.pid)];
  for (const name of [ended, running, 'browser'])
    mkdirSync(path.join(root, 'test-results', name, 'sites'), { recursive: true });
  removeEndedRuns(root);
  const left = [ended, running, 'browser'].filter((name) =>
    existsSync(path.join(root, 'test-results', name, 'sites')),
  );
  expect(left).toEqual([running]);
});

it('the first run has nothing to remove', () => {
  expect(() => removeEndedRuns(temporaryFolder())).not.toThrow();
});
