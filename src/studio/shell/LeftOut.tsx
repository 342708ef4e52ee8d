import { computed } from '@preact/signals-core';
import { useMemo } from 'react';
import { useValue } from '../../ui/useValue';
import { Button } from '../ui/Button';
import { WORDS } from '../words';
import styles from './pane.module.css';
import { useStudio } from './studio';

/** In the form of a block that the page in the preview leaves out for its mistakes: why, and the way to the first. */
export function LeftOut({ at }: { at: string }) {
  const { host } = useStudio();
  const { standIns, problems } = host;
  const mistake = useValue(
    useMemo(
      () =>
        computed(() => {
          if (!standIns.value.includes(at)) return undefined;
          const wrong = [...problems.value.entries()].filter(([, list]) =>
            list.some(({ severity }) => severity === 'error'),
          );
          return wrong.map(([pointer]) => pointer).find((one) => one.startsWith(`${at}/`));
        }),
      [standIns, problems, at],
    ),
  );
  if (mistake === undefined) return null;
  return (
    <div className={styles['note']} role="status">
      <p>{WORDS.leftOut}</p>
      <div className={styles['actions']}>
        <Button isSmall onClick={() => host.reveal(mistake)}>
          {WORDS.toMistake}
        </Button>
      </div>
    </div>
  );
}
