import { useState } from 'react';
import { includesText } from '../ui/includesText';
import { SearchField } from '../ui/SearchField';
import { WORDS } from './words';
import { fieldId } from './fieldId';
import { Help } from './FieldFrame';
import styles from './form.module.css';
import type { FieldProps } from './formHost';
import { inWords } from '../../document/inWords';
import type { Schema } from '../../document/schema/schema';
import type { Choice as GivenChoice } from '../protocol';
import list from './list.module.css';
import { Problems } from './Problems';
import { RemoveButton } from './RemoveButton';
import { useAt } from './useAt';
import { useChoices } from './useChoices';
import { useEdit } from './useEdit';

/** More choices than these can be searched. */
const MAX_CHOICES_WITHOUT_SEARCH = 15;

/** A choice of several of the few that a site has, in their order: what is chosen is ticked. */
export function ChecklistField({ schema, at, label, required }: FieldProps) {
  const chosen = useAt(at, namesOf).split('\n').filter(Boolean);
  const edit = useEdit(at);
  const given = schema.items && givenChoices(schema.items);
  const found = useChoices(given ? undefined : schema.items?.['x-kind'], at);
  const known = given ?? found ?? [];
  const [text, setText] = useState('');
  // A name that is none stays to be seen and taken away: the mistake stands beside it.
  const strange = chosen.filter((name) => known.every(({ value }) => value !== name));
  const choices = [...known, ...strange.map((value) => ({ value, label: value }))];
  const order = choices.map(({ value }) => value);
  const tick = (name: string, isTicked: boolean) => {
    const next = isTicked ? [...chosen, name] : chosen.filter((one) => one !== name);
    edit(next.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  };
  return (
    <fieldset className={list['list']}>
      <legend className={list['legend']}>{label}</legend>
      {!required && <RemoveButton at={at} label={label} />}
      <Help at={at} schema={schema} />
      <Problems at={at} />
      {choices.length > MAX_CHOICES_WITHOUT_SEARCH && (
        <SearchField label={WORDS.searchIn(label)} value={text} onChange={setText} />
      )}
      <div className={styles['checklist']}>
        {choices
          .filter((choice) => includesText(choice.label, text))
          .map(({ value, label: name }) => (
            <Choice
              key={value}
              at={chosen.includes(value) ? `${at}/${chosen.indexOf(value)}` : undefined}
              id={`${fieldId(at)}/${value}`}
              name={name}
              onTick={(isTicked) => tick(value, isTicked)}
            />
          ))}
      </div>
    </fieldset>
  );
}

/** The values that a schema lists, by what they are called. */
const givenChoices = ({ enum: values, 'x-choices': names }: Schema): GivenChoice[] | undefined =>
  values?.map((one) => ({
    value: String(one),
    label: names?.[String(one)] ?? inWords(String(one)),
  }));

/** One choice, with what is wrong about it if it is ticked: `at` is its pointer then. */
function Choice({
  at,
  id,
  name,
  onTick,
}: {
  at: string | undefined;
  id: string;
  name: string;
  onTick: (isTicked: boolean) => void;
}) {
  return (
    <>
      <label className={styles['switch']}>
        <input
          id={id}
          type="checkbox"
          checked={at !== undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        {name}
      </label>
      {at !== undefined && <Problems at={at} />}
    </>
  );
}

/** The names in a list, one a line: it stays the same while something else is typed. */
const namesOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : '';
