import { signal } from '@preact/signals-core';
import cx from 'classnames';
import { useEffect } from 'react';
import { useValue } from '../../../ui/useValue';
import { inFigures } from '../../language/spoken';
import { useStudio } from '../../shell/studio';
import problems from '../../form/problems.module.css';
import styles from './not-live.module.css';
import type { PublishState } from './protocol';
import { WORDS } from './words';

/** How many saved changes are not live; 0 also where nothing has been published. */
const waiting = signal(0);

/** Takes over what the server has said of the live site. */
export function tellLive({ live }: Pick<PublishState, 'live'>): void {
  waiting.value = live?.changes.length ?? 0;
}

/** Beside "Publish", wherever one is in Studio: how many saved changes are not live yet. */
export function NotLive() {
  const { api, isSaved } = useStudio().session;
  useEffect(
    () =>
      isSaved.subscribe(() => {
        // The view "Publish" says what is wrong.
        api.ask<PublishState>('publish').then(tellLive, () => undefined);
      }),
    [api, isSaved],
  );
  const count = useValue(waiting);
  if (count === 0) return null;
  const words = WORDS.countNotLive(count);
  return (
    <span className={cx(problems['count'], styles['count'])} title={words}>
      <span aria-hidden="true">{inFigures(count)}</span>
      <span className={problems['aside']}>{words}</span>
    </span>
  );
}
