import { asText } from './asText';
import { useState, type ClipboardEventHandler } from 'react';
import type { Schema } from '../../document/schema/schema';
import { spokenLanguage } from '../language/spoken';
import { WORDS } from './words';
import { useHost, type FieldProps } from './formHost';
import { describedBy, fieldId } from './fieldId';
import { FieldFrame } from './FieldFrame';
import { isParagraph } from './kinds';
import { lengthIn } from './lengthIn';
import { useIsWrong } from './Problems';
import { useAt } from './useAt';
import { useEdit } from './useEdit';
import { LengthNote } from '../ui/LengthNote';
import controls from '../ui/controls.module.css';

/** A text: one line where its schema keeps it short or in a form, else as many as it needs. */
export function TextField(props: FieldProps) {
  const { schema, at, label } = props;
  return (
    <FieldFrame at={at} label={label} schema={schema} note={<OwnLength {...props} />}>
      <TextControl {...props} />
    </FieldFrame>
  );
}

/** How long the text of a field is, where its schema limits it. */
export function OwnLength({ schema, at }: Pick<FieldProps, 'schema' | 'at'>) {
  const { root } = useHost();
  const measured = lengthIn(schema, useAt(at, asText), root.peek());
  return measured ? <LengthNote {...measured} /> : null;
}

/** What a text is written in. */
export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** The control of a text, without its label. */
export function TextControl({
  schema,
  at,
  required,
  name,
  onPaste,
}: Omit<FieldProps, 'label'> & {
  /** Its name where no label stands beside it. */
  name?: string;
  onPaste?: ClipboardEventHandler<TextInput>;
}) {
  const text = useAt(at, asText);
  const edit = useEdit(at);
  const isWrong = useIsWrong(at);
  // As it was at first: a field that changes its kind while one types would lose the focus.
  const [isLine] = useState(() => isOneLine(schema, text));
  const shared = {
    id: fieldId(at),
    className: controls['input'],
    value: text,
    placeholder: placeholderOf(schema),
    onPaste,
    'aria-label': name,
    'aria-required': required,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy(at, {
      help: name === undefined && schema.description !== undefined,
      problems: true,
    }),
    spellCheck: schema['x-kind'] === undefined || isParagraph(schema['x-kind']),
  };
  const change = (value: string) => edit(value === '' && !required ? undefined : value);
  if (isLine) {
    return <input {...shared} type="text" onChange={(event) => change(event.target.value)} />;
  }
  const rows = Math.min(8, Math.ceil((text.length + 1) / 48));
  return <textarea {...shared} rows={rows} onChange={(event) => change(event.target.value)} />;
}

/** Texts of a form, and those that are short by their limit, or by their examples and what they say. */
function isOneLine({ maxLength, pattern, examples = [], 'x-kind': kind }: Schema, text: string) {
  if (isParagraph(kind)) return false;
  if (pattern !== undefined || kind !== undefined) return true;
  if (maxLength !== undefined) return maxLength <= MAX_LINE_LENGTH * 2;
  return [text, ...examples].every((one) => asText(one).length <= MAX_LINE_LENGTH);
}

/** What fits into one line of the form. */
const MAX_LINE_LENGTH = 46;

/** An example or what is used without a value, to show in an empty field. */
export function placeholderOf({ default: usual, examples }: Schema): string {
  if (typeof usual === 'string' || typeof usual === 'number') return WORDS.from(String(usual));
  const [example] = examples ?? [];
  if (typeof example !== 'string' && typeof example !== 'number') return '';
  // Examples are written in English: whoever reads Studio in another language is shown only names and figures.
  const isForeign = SEVERAL_WORDS.test(String(example)) && !/^en\b/.test(spokenLanguage());
  return isForeign ? '' : String(example);
}

const SEVERAL_WORDS = /\p{Ll}{2} \p{Ll}/u;
