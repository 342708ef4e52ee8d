import { asText } from '../form/asText';
import { useMemo } from 'react';
import { computed } from '@preact/signals-core';
import { useValue } from '../../ui/useValue';
import { schemaAt } from '../../document/schema/schemaAt';
import { useAt } from '../form/useAt';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { WORDS } from '../words';
import { onlyHere } from './blockSteps';
import { pageName } from '../language/spokenNames';
import styles from './pane.module.css';
import { pageOf, SHARED_BLOCKS } from './forms';
import { usesOfShared } from './references';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** Beside a block that stands on several pages: where, and a way to change it on this one only. */
export function SharedNote({ at }: { at: string }) {
  const { schema, root } = useStudio().session;
  const fields = Object.entries(schemaAt(schema, root.peek(), at)?.properties ?? {});
  const [key = ''] = fields.find(([, field]) => field['x-kind'] === 'shared-blocks') ?? [];
  const named = useAt(`${at}/${key}`, asText);
  const isInList = at.startsWith(`${SHARED_BLOCKS}/`);
  const name = isInList ? (stepsOf(at)[2] ?? '') : named;
  const isThere = useAt(`${SHARED_BLOCKS}/${name}`, Array.isArray);
  return isInList || (key !== '' && isThere) ? (
    <Uses at={at} name={name} isInList={isInList} />
  ) : null;
}

function Uses({ at, name, isInList }: { at: string; name: string; isInList: boolean }) {
  const { session, page, host } = useStudio();
  const { schema, root } = session;
  const pages = useMemo(
    () =>
      computed(() => {
        const uses = usesOfShared(schema, root.value, name).map(pageOf);
        return [...new Set(uses)]
          .map((index) => pageName(valueAt(root.value, ['pages', index ?? -1])))
          .join('\n');
      }),
    [schema, root, name],
  );
  const names = useValue(pages).split('\n').filter(Boolean);
  const separate = () => {
    const user = isInList
      ? usesOfShared(schema, root.peek(), name).find((use) => pageOf(use) === page.peek())
      : at;
    if (user === undefined) return;
    const index = isInList ? Number(stepsOf(at)[3]) : 0;
    session.change(onlyHere(root.peek(), user, name), { name: WORDS.didSeparate(name) });
    const steps = stepsOf(user);
    host.reveal(`/${[...steps.slice(0, -1), Number(steps.at(-1)) + index].join('/')}`);
  };
  return (
    <div className={styles['note']}>
      <p>{WORDS.usedOn(names.length)}</p>
      <ul>
        {names.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        {!isInList && (
          <Button isSmall onClick={() => host.reveal(`${SHARED_BLOCKS}/${name}/0`)}>
            {WORDS.editForAll}
          </Button>
        )}
        <Button isSmall onClick={separate}>
          {WORDS.onlyHere}
        </Button>
      </div>
    </div>
  );
}
