import { stripVTControlCharacters } from 'node:util';
import { listOf, textOf } from './reportFields';

/**
 * The tests in Playwright's JSON report that failed and passed when they were tried again, each with where it stands
 * and what went wrong first: it is a mistake of the test or of the site that a busy machine shows.
 * @param report Parsed JSON; a malformed report has none.
 */
export function flakyIn(report: unknown): string[] {
  return listOf(report, 'suites').flatMap(flakyBelow);
}

function flakyBelow(suite: unknown): string[] {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests')
      .filter((test) => textOf(test, 'status') === 'flaky')
      .map((test) => describeFlaky(spec, test)),
  );
  return [...own, ...listOf(suite, 'suites').flatMap(flakyBelow)];
}

function describeFlaky(spec: unknown, test: unknown): string {
  const [error] = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'));
  const said = stripVTControlCharacters(textOf(error, 'message')).trim().split('\n');
  const project = textOf(test, 'projectName');
  const title = `FLAKY: ${textOf(spec, 'file')} [${project}] ${textOf(spec, 'title')}`;
  return [title, ...said.slice(0, MAX_ERROR_LINES).map((line) => `  ${line}`)].join('\n');
}

/** Lines of an error that are shown: Playwright's say what was expected and found in the first few. */
const MAX_ERROR_LINES = 8;
