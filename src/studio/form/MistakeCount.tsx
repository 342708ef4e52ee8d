import { computed } from '@preact/signals-core';
import cx from 'classnames';
import { useMemo } from 'react';
import { useValue } from '../../ui/useValue';
import { inFigures } from '../language/spoken';
import { WORDS } from './words';
import { useHost } from './formHost';
import styles from './problems.module.css';

/** How many mistakes there are in a value and in all that it holds, or else how many warnings; nothing if there are none. */
export function MistakeCount({ at }: { at: string }) {
  const { problems } = useHost();
  const text = useMemo(
    () =>
      computed(() => {
        const within = [...problems.value]
          .filter(([place]) => place === at || place.startsWith(`${at}/`))
          .flatMap(([, list]) => list);
        const errors = within.filter(({ severity }) => severity === 'error').length;
        // As text, which stays the same while something else changes.
        return `${errors} ${within.length - errors}`;
      }),
    [problems, at],
  );
  const [errors = 0, warnings = 0] = useValue(text).split(' ').map(Number);
  if (errors + warnings === 0) return null;
  const words = WORDS.mistakes({ errors, warnings });
  return (
    <span className={cx(styles['count'], errors === 0 && styles['minor'])} title={words}>
      <span aria-hidden="true">{inFigures(errors || warnings)}</span>
      <span className={styles['aside']}>{words}</span>
    </span>
  );
}
