import { useState } from 'react';
import { zoneOf } from '../../document/dates/changes';
import { isMoment } from '../../document/dates/moments';
import type { Schema } from '../../document/schema/schema';
import { WORDS } from './words';
import controls from '../ui/controls.module.css';
import { asText } from './asText';
import { FieldFrame } from './FieldFrame';
import { describedBy, fieldId } from './fieldId';
import styles from './form.module.css';
import type { FieldProps } from './formHost';
import { MomentInputs } from './MomentInputs';
import { useIsWrong } from './Problems';
import { TextField } from './TextField';
import { useAt } from './useAt';
import { useEdit } from './useEdit';

/** Whether a text is a date or a minute of it, by what its schema gives as examples. */
export function isForMoments({ pattern, examples = [] }: Schema): boolean {
  return pattern !== undefined && examples.length > 0 && examples.every(isMoment);
}

/** A date, and a time if wanted, in the browser's own fields; a text that is neither can be mended as text. */
export function MomentField(props: FieldProps) {
  const text = useAt(props.at, asText);
  // As it was at first: a field that changes its kind while one types would lose the focus.
  const [isText] = useState(() => text !== '' && !isMoment(text));
  return isText ? <TextField {...props} /> : <DateAndTime {...props} />;
}

function DateAndTime({ schema, at, label, required }: FieldProps) {
  const text = useAt(at, asText);
  const edit = useEdit(at);
  const isWrong = useIsWrong(at);
  const zone = useAt('', zoneOf);
  const isDay = schema['x-kind'] === 'day';
  const note = !isDay && <span className={styles['note']}>{WORDS.inZone(zone)}</span>;
  return (
    <FieldFrame at={at} label={label} schema={schema} note={note}>
      <span className={styles['moment']}>
        <MomentInputs
          id={fieldId(at)}
          className={controls['input']}
          label={label}
          value={text}
          isDay={isDay}
          aria-required={required}
          aria-invalid={isWrong}
          aria-describedby={describedBy(at, {
            help: schema.description !== undefined,
            problems: true,
          })}
          onChange={(moment) => edit(moment === '' && !required ? undefined : moment)}
        />
      </span>
    </FieldFrame>
  );
}
