import { inWords } from '../../document/inWords';
import { colourInWords } from './colourInWords';
import type { FieldProps } from './formHost';
import { FieldFrame } from './FieldFrame';
import styles from './form.module.css';
import { TextControl } from './TextField';
import { useAt } from './useAt';
import { useEdit } from './useEdit';
import { WORDS } from './words';

/** A colour: a swatch that opens the browser's own picker, and its code. */
export function ColorField(props: FieldProps) {
  const { schema, at, label } = props;
  const value = useAt(at, asIs) ?? schema.default;
  const edit = useEdit(at);
  const words = colourInWords(String(value));
  return (
    <FieldFrame
      at={at}
      label={label}
      schema={schema}
      note={words && <span className={styles['note']}>{words}</span>}
    >
      <div className={styles['row']}>
        <input
          className={styles['swatch']}
          type="color"
          value={sixDigits(String(value))}
          aria-label={`${WORDS.choose} ${inWords(label).toLowerCase()}`}
          onChange={(event) => edit(event.target.value)}
        />
        <TextControl {...props} />
      </div>
    </FieldFrame>
  );
}

/** '#aabbcc' for '#abc': the picker knows no shorter form. */
function sixDigits(color: string): string {
  if (/^#[\da-f]{6}$/i.test(color)) return color;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : '#000000';
}

const asIs = (value: unknown) => value;
