import { computed } from '@preact/signals-core';
import cx from 'classnames';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useValue } from '../../ui/useValue';
import type { StudioProblem } from '../protocol';
import { WORDS } from './words';
import { fieldId } from './fieldId';
import styles from './problems.module.css';
import { useHost } from './formHost';

const NONE: readonly StudioProblem[] = [];

/** The mistakes of one field. */
export function useProblems(at: string): readonly StudioProblem[] {
  const { problems } = useHost();
  return useValue(useMemo(() => computed(() => problems.value.get(at) ?? NONE), [problems, at]));
}

/** Whether a field has a mistake that stops the build, as its control says. */
export const useIsWrong = (at: string): boolean =>
  useProblems(at).some(({ severity }) => severity === 'error');

/** Whether the preview shows the last good value of a field, or of what is around it. */
function useStandIn(at: string): boolean {
  const { standIns } = useHost();
  return useValue(
    useMemo(
      () =>
        computed(() => standIns.value.some((place) => at === place || at.startsWith(`${place}/`))),
      [standIns, at],
    ),
  );
}

/** The mistakes of a field in the checker's words, with a button for a cure that is certain. */
export function Problems({ at }: { at: string }) {
  const { change } = useHost();
  const problems = useProblems(at);
  const isStoodIn = useStandIn(at) && problems.some(({ severity }) => severity === 'error');
  return (
    <ul className={styles['problems']} id={`${fieldId(at)}:problems`} aria-live="polite">
      {problems.map(({ severity, message, advice, fix }) => (
        <li
          key={message}
          className={cx(styles['problem'], severity === 'warning' && styles['warning'])}
        >
          {severity === 'warning' ? <TriangleAlert size={15} /> : <CircleAlert size={15} />}
          <span>
            {message} {advice}
          </span>
          {fix && (
            <button
              className={styles['cure']}
              type="button"
              aria-label={WORDS.cureOf(advice ?? message)}
              onClick={() => {
                change(fix);
                // The button goes with its mistake.
                document.getElementById(fieldId(at))?.focus();
              }}
            >
              {WORDS.cure}
            </button>
          )}
        </li>
      ))}
      {isStoodIn && <li className={styles['note']}>{WORDS.standsIn}</li>}
    </ul>
  );
}
