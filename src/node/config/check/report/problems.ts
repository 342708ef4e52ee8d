import type { Schema } from '../../../../document/schema/schema';
import { isWithin } from '../../../../document/schema/walk';
import { toPointer } from '../../../../document/operation';
import type { ValueProblem, Finding, Problem } from '../problem';
import { duplicateRepair } from '../../read/duplicateRepair';
import { lineIndex } from '../../read/lines';
import { locate } from '../../read/locate';
import type { Mistake } from '../../read/mistake';
import type { JsonReading } from '../../read/readJson';
import { humanPath } from './humanPath';

/** Syntax errors, with line and column. */
export function syntaxProblems(mistakes: readonly Mistake[], text: string): Problem[] {
  if (mistakes.length === 0) return [];
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

/** Findings with line, column and path in words, and duplicate keys. */
export function findingProblems(
  findings: readonly Finding[],
  reading: JsonReading,
  schema: Schema,
  text: string,
): Problem[] {
  const lines = lineIndex(text);
  const locations = locate(
    reading.text,
    findings.map(({ path }) => path),
  );
  const problem = (finding: Omit<Finding, 'at'>, offset: number): Problem => ({
    ...lines(reading.original(offset)),
    ...valueProblem(finding, reading.data, schema),
  });
  const doubled = locations.duplicates.map(({ first, offset, path, name }) => {
    const { line } = lines(reading.original(first));
    const message = `"${name}" is here twice: only this one counts, and the one in line ${line} is lost.`;
    const advice = 'Keep the right one, or put what both hold into one.';
    // Offsets in a text with broken syntax differ from those in the file.
    const repair =
      reading.mistakes.length === 0 ? duplicateRepair(reading.text, first, offset) : undefined;
    const finding = problem({ severity: 'error', path, message, advice }, offset);
    return repair ? { ...finding, repair } : finding;
  });
  // A field reported as missing may be in the first of the duplicates, which is lost.
  const lost = locations.duplicates.map(({ path, name }) =>
    path.length === 0 ? [] : [...path, name],
  );
  const certain = findings.filter(({ path }) => !lost.some((one) => isWithin(path, one)));
  const found = certain.map((finding) => {
    const location = locations.of(finding.path);
    const offset = finding.at === 'key' ? (location.key ?? location.value) : location.value;
    return problem({ ...finding, path: withoutUnknown(finding) }, offset);
  });
  return [...doubled, ...found];
}

/** Findings about a config that is not in a file: an editor's, which shows fields. */
export function valueProblems(
  findings: readonly Finding[],
  config: unknown,
  schema: Schema,
): ValueProblem[] {
  return findings.map(({ inForm, ...finding }) =>
    valueProblem(
      {
        ...finding,
        path: withoutUnknown(finding),
        ...(inForm && { message: inForm.message ?? finding.message, advice: inForm.advice }),
      },
      config,
      schema,
    ),
  );
}

/** A finding about a value, with its path in words. */
export function valueProblem(
  { severity, path, message, advice, fix }: Omit<Finding, 'at' | 'inForm'>,
  config: unknown,
  schema: Schema,
): ValueProblem {
  return {
    severity,
    path: humanPath(schema, config, path),
    message,
    advice,
    pointer: toPointer(path),
    ...(fix && { fix }),
  };
}

/** The path to report: for a field's name, that of its object. */
function withoutUnknown({ at, path }: Finding): Finding['path'] {
  return at === 'key' ? path.slice(0, -1) : path;
}
