import cx from 'classnames';
import { useMemo } from 'react';
import { useValue } from '../../../ui/useValue';
import { schemaAt } from '../../../document/schema/schemaAt';
import { fieldId } from '../../form/fieldId';
import { inWords } from '../../../document/inWords';
import { valueAt } from '../../../document/values';
import { useStudio } from '../../shell/studio';
import controls from '../../ui/controls.module.css';
import { measure, type MeasuredPair } from './contrast';
import styles from './look.module.css';
import type { ColourPair } from './protocol';
import { useProperties } from '../../ui/useProperties';
import { WORDS } from './words';

const COLOURS = '/theme/colors';

/** Every pair of colours in use with its contrast, as the theme now is. */
export function Contrasts({ pairs }: { pairs: readonly ColourPair[] }) {
  const { session } = useStudio();
  const root = useValue(session.root);
  const colourOf = (name: string): unknown =>
    valueAt(root, ['theme', 'colors', name]) ??
    schemaAt(session.schema, root, `${COLOURS}/${name}`)?.default;
  const measured = measure(pairs, colourOf);
  const faint = measured.filter(({ isFaint }) => isFaint).length;
  return (
    <section aria-labelledby="look-contrast">
      <h3 id="look-contrast">{WORDS.contrast}</h3>
      <p className={controls['hint']}>{WORDS.contrastWhy}</p>
      <p className={cx(styles['state'], faint > 0 && controls['wrong'])} role="status">
        {faint === 0 ? WORDS.allGood : WORDS.faint(faint)}
      </p>
      <ul className={styles['pairs']}>
        {measured.map((pair) => (
          <Pair
            key={`${pair.text} ${pair.ground}`}
            pair={pair}
            front={String(colourOf(pair.text))}
            back={String(colourOf(pair.ground))}
          />
        ))}
      </ul>
    </section>
  );
}

function Pair({ pair, front, back }: { pair: MeasuredPair; front: string; back: string }) {
  const colours = useMemo(() => ({ '--front': front, '--back': back }), [front, back]);
  const ref = useProperties<HTMLSpanElement>(colours);
  const { text, ground, ratio = 1, least, blocks, isFaint } = pair;
  // Rounded down, so that 4.499 does not look like the 4.5 that it misses.
  const shown = String(Math.floor(ratio * 10) / 10);
  const name = WORDS.pair(inWords(text), inWords(ground).toLowerCase());
  return (
    <li>
      <span ref={ref} className={styles['sample']} aria-hidden>
        {WORDS.sample}
      </span>
      <span className={styles['about']}>
        <button
          className={controls['link']}
          type="button"
          onClick={() => document.getElementById(fieldId(`${COLOURS}/${text}`))?.focus()}
        >
          {name}
        </button>
        <span className={cx(isFaint ? styles['faint'] : styles['good'])}>
          {isFaint ? WORDS.needs(shown, least) : WORDS.enough(shown)}
        </span>
        <span className={controls['where']}>{WORDS.usedBy(blocks)}</span>
      </span>
    </li>
  );
}
