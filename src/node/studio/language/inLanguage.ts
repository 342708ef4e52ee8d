import type { Change, DoneStep } from '../../../document/step';
import type { Question } from '../../../document/table/question';
import type { StudioEvent, StudioProblem } from '../../../studio/protocol';
import type { Say } from './createSay';

/** Problems with their sentences in the language of a window. */
export function sayProblems(problems: readonly StudioProblem[], say: Say): StudioProblem[] {
  return problems.map((problem) => ({
    ...problem,
    message: say(problem.message),
    ...(problem.advice !== undefined && { advice: say(problem.advice) }),
  }));
}

/** What the server says by itself, in the language of a window. */
export function sayEvent(event: StudioEvent, say: Say): StudioEvent {
  if (event.type === 'problems') return { ...event, problems: sayProblems(event.problems, say) };
  if (event.type === 'trouble')
    return { ...event, message: event.message === undefined ? undefined : say(event.message) };
  if (event.type === 'changed' && event.change)
    return { ...event, change: sayChange(event.change, say) };
  return event;
}

/** A change with its name in the language of a window, where the server has made it. */
function sayChange(change: Change, say: Say): Change {
  if (change.by !== undefined || !('do' in change)) return change;
  return { ...change, do: { ...change.do, name: say(change.do.name) } };
}

/** Steps with their names in the language of a window, where the server has made them. */
export function saySteps(steps: readonly DoneStep[], say: Say): DoneStep[] {
  return steps.map((step) => (step.by === undefined ? { ...step, name: say(step.name) } : step));
}

/** A column of a table that has no heading of its own. */
const UNNAMED = /^Column [A-Z]{1,3}(?= →|$)/;

/** A question about a file in the language of a window. What stands in the file stays as it is. */
export function sayQuestion({ text, choices, columns, ...rest }: Question, say: Say): Question {
  return {
    ...rest,
    text: say(text),
    choices: choices.map(({ label, ...choice }) => ({
      ...choice,
      label: columns ? label.replace(UNNAMED, say) : say(label),
    })),
    ...(columns && {
      columns: {
        guess: columns.guess,
        roles: Object.fromEntries(
          Object.entries(columns.roles).map(([role, words]) => [role, say(words)]),
        ),
      },
    }),
  };
}
