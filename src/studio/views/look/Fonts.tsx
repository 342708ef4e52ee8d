import { useEffect, useMemo } from 'react';
import { useValue } from '../../../ui/useValue';
import { valueAt } from '../../../document/values';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import styles from './look.module.css';
import type { InstalledFont } from './protocol';
import { useProperties } from '../../ui/useProperties';
import { WORDS } from './words';

const HEADING = '/theme/fonts/heading';

/** The weights that headings are usually set in. */
const WEIGHTS = [400, 600, 700];

/** The installed fonts, each shown in itself. */
export function Fonts({ fonts }: { fonts: readonly InstalledFont[] }) {
  return (
    <section aria-labelledby="look-fonts">
      <h3 id="look-fonts">{WORDS.fonts}</h3>
      <p className={controls['hint']}>{WORDS.fontsWhy}</p>
      <ul className={styles['fonts']}>
        {fonts.flatMap((font) =>
          WEIGHTS.filter((weight) => font.weights.includes(weight)).map((weight) => (
            <Font key={`${font.source} ${weight}`} font={font} weight={weight} />
          )),
        )}
      </ul>
    </section>
  );
}

function Font({ font: { family, source }, weight }: { font: InstalledFont; weight: number }) {
  const { session, host } = useStudio();
  const { api } = session;
  const root = useValue(session.root);
  const heading = valueAt(root, ['theme', 'fonts', 'heading']);
  const isInUse =
    valueAt(heading, ['source']) === source && valueAt(heading, ['weight']) === weight;
  const name = `Preview ${family} ${weight}`;
  useEffect(() => {
    const show = async () => {
      const file = await api.file(
        `font?${new URLSearchParams({ source, weight: String(weight) })}`,
      );
      document.fonts.add(await new FontFace(name, await file.arrayBuffer()).load());
    };
    // Without the file, the sample is in the font of Studio.
    show().catch(() => undefined);
  }, [api, source, weight, name]);
  const properties = useMemo(() => ({ '--family': `"${name}"` }), [name]);
  const ref = useProperties<HTMLSpanElement>(properties);
  const use = () =>
    host.change([
      { op: 'set', at: `${HEADING}/family`, value: family },
      { op: 'set', at: `${HEADING}/weight`, value: weight },
      { op: 'set', at: `${HEADING}/source`, value: source },
    ]);
  return (
    <li>
      <span ref={ref} className={styles['specimen']}>
        {WORDS.fontSample}
      </span>
      <Button isSmall isOff={isInUse} onClick={use}>
        {isInUse ? WORDS.inUse : WORDS.takeFont(family, weight)}
      </Button>
    </li>
  );
}
