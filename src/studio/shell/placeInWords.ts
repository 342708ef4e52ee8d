import type { Schema } from '../../node/schemas/schema';
import { schemaAt } from '../form/blockSchema';
import { labelOf } from '../form/naming';
import { stepsOf, toPointer } from '../model/operation';
import { valueAt } from '../model/values';
import { WORDS } from '../words';
import { pageName } from './pageSteps';
import { sectionName } from './sections';
import { nameAt } from './stepName';

/** Where a value is, as people see it in Studio: 'Home › Text and picture: We Install What We Sell › Heading'. */
export function placeInWords(schema: Schema, root: unknown, pointer: string): string {
  const [part = '', ...steps] = stepsOf(pointer);
  if (part === '') return WORDS.wholeFile;
  const names = steps.flatMap((step, index) => {
    const at = toPointer([part, ...steps.slice(0, index + 1)]);
    if (part === 'pages' && index === 0) return [pageName(valueAt(root, stepsOf(at)))];
    if (/^\d+$/.test(step)) return [nameAt(schema, root, at)];
    // Its entry says what list it is.
    const isList = index < steps.length - 1 && /^\d+$/.test(steps[index + 1] ?? '');
    return isList ? [] : [labelOf(step, schemaAt(schema, root, at) ?? {})];
  });
  return (part === 'pages' ? names : [sectionName(schema, part), ...names]).join(' › ');
}
