import type { Schema } from '../../../schemas/schema';
import { toPointer } from '../../edit/operation';
import type { Finding, Problem } from '../problem';
import { lineIndex } from '../../read/lines';
import { locate } from '../../read/locate';
import type { Mistake } from '../../read/mistake';
import type { JsonReading } from '../../read/readJson';
import { humanPath } from './humanPath';

/** Mistakes of the syntax, with line and column. */
export function syntaxProblems(mistakes: readonly Mistake[], text: string): Problem[] {
  const lines = lineIndex(text);
  return mistakes.map(({ offset, message, advice, repair, isCertain }) => ({
    severity: 'error',
    ...lines(offset),
    path: '',
    message,
    advice,
    pointer: '',
    ...(isCertain && { repair }),
  }));
}

/** Findings with line, column and path in words, and the names that an object has twice. */
export function findingProblems(
  findings: readonly Finding[],
  reading: JsonReading,
  site: Schema,
  text: string,
): Problem[] {
  const lines = lineIndex(text);
  const locations = locate(
    reading.text,
    findings.map(({ path }) => path),
  );
  const problem = (finding: Omit<Finding, 'at'>, offset: number): Problem => {
    const { severity, path, message, advice, fix } = finding;
    return {
      severity,
      ...lines(reading.original(offset)),
      path: humanPath(site, reading.data, path),
      message,
      advice,
      pointer: toPointer(path),
      ...(fix && { fix }),
    };
  };
  const doubled = locations.duplicates.map(({ offset, path, name }) =>
    problem(
      {
        severity: 'error',
        path,
        message: `"${name}" is here twice: only the last one counts.`,
        advice: 'Keep the right one.',
      },
      offset,
    ),
  );
  const found = findings.map((finding) => {
    const location = locations.of(finding.path);
    const offset = finding.at === 'key' ? (location.key ?? location.value) : location.value;
    return problem({ ...finding, path: withoutUnknown(finding) }, offset);
  });
  return [...doubled, ...found];
}

/** The path of an unknown field is that of the object around it. */
function withoutUnknown({ at, path }: Finding): Finding['path'] {
  return at === 'key' ? path.slice(0, -1) : path;
}
