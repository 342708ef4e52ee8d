import { useEffect, useMemo, useState } from 'react';
import { schemaAt } from '../../../document/schema/schemaAt';
import { Fields } from '../../form/GroupField';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { Moment } from '../../ui/Moment';
import { BrandPictures } from './BrandPictures';
import { Contrasts } from './Contrasts';
import { Fonts } from './Fonts';
import styles from './look.module.css';
import type { LookAnswer, StartingLook } from './protocol';
import { useProperties } from '../../ui/useProperties';
import { WORDS } from './words';
import { errorMessage } from '../../../document/errorMessage';

/** The theme: looks to begin with, its form, and beside it the contrasts and the fonts. */
export function LookView() {
  const { session } = useStudio();
  const [answer, setAnswer] = useState<LookAnswer>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    session
      .whenLevel()
      .then(async () => setAnswer(await session.api.ask<LookAnswer>('look')))
      .catch((error: unknown) => setFailure(errorMessage(error)));
  }, [session]);
  const schema = schemaAt(session.schema, session.root.peek(), '/theme') ?? {};
  return (
    <div className={styles['view']}>
      <div className={styles['fields']}>
        <h2 className={controls['title']}>{WORDS.title}</h2>
        <Failure words={failure} />
        {!answer && failure === '' && <Moment />}
        {answer && <Looks looks={answer.looks} />}
        <h3>{WORDS.fields}</h3>
        <Fields schema={schema} at="/theme" />
      </div>
      {answer && (
        <div className={styles['beside']} id="look-beside" data-part>
          <BrandPictures />
          <Contrasts pairs={answer.pairs} />
          <Fonts fonts={answer.fonts} />
        </div>
      )}
    </div>
  );
}

function Looks({ looks }: { looks: readonly StartingLook[] }) {
  return (
    <section aria-labelledby="look-looks">
      <h3 id="look-looks">{WORDS.looks}</h3>
      <p className={controls['hint']}>{WORDS.looksWhy}</p>
      <ul className={styles['looks']}>
        {looks.map((look) => (
          <Look key={look.name} look={look} />
        ))}
      </ul>
    </section>
  );
}

function Look({ look: { name, colors } }: { look: StartingLook }) {
  const { session } = useStudio();
  const properties = useMemo(
    () => ({ '--one': colors['navy'] ?? '', '--two': colors['signal'] ?? '' }),
    [colors],
  );
  const ref = useProperties<HTMLSpanElement>(properties);
  const use = () =>
    session.change([{ op: 'set', at: '/theme/colors', value: colors }], {
      name: WORDS.didUseLook(name),
    });
  return (
    <li>
      <Button isSmall aria-label={WORDS.useLook(name)} onClick={use}>
        <span ref={ref} className={styles['swatches']} aria-hidden />
        {name}
      </Button>
    </li>
  );
}
