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
  return event;
}
