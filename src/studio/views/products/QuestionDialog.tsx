import { useId, useState } from 'react';
import type { Question } from '../../../document/table/question';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { Dialog } from '../../ui/Dialog';
import styles from './products.module.css';
import { WORDS } from './words';

/** What has to be known of a file before it is taken over: one of several choices, or what each column is. */
export function QuestionDialog({
  question,
  isBusy,
  failure,
  onAnswer,
  onClose,
}: {
  question: Question;
  isBusy: boolean;
  /** What went wrong; '' if nothing did. */
  failure: string;
  onAnswer: (answer: string) => void;
  onClose: () => void;
}) {
  const [answer, setAnswer] = useState(() => startOf(question));
  const [columns, setColumns] = useState<Readonly<Record<string, string>>>(
    question.columns?.guess ?? {},
  );
  const said = question.columns ? columnsInText(columns) : answer;
  return (
    <Dialog
      title={question.text}
      wide
      onClose={onClose}
      actions={
        <>
          <Failure words={failure} className={styles['failure']} />
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button kind="strong" isOff={isBusy || said === ''} onClick={() => onAnswer(said)}>
            {WORDS.goOn}
          </Button>
        </>
      }
    >
      {question.columns ? (
        <Columns
          question={question}
          roles={question.columns.roles}
          chosen={columns}
          onChoose={(column, role) => setColumns({ ...columns, [column]: role })}
        />
      ) : (
        <Choices question={question} chosen={answer} onChoose={setAnswer} />
      )}
    </Dialog>
  );
}

/** What only a person knows begins without an answer. */
const startOf = ({ needsPerson, choices }: Question): string =>
  needsPerson === true ? '' : (choices[0]?.value ?? '');

/** As the importer reads it: 'item=code,text=name'. */
const columnsInText = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([column, role]) => `${column}=${role}`)
    .join(',');

function Choices({
  question: { text, choices },
  chosen,
  onChoose,
}: {
  question: Question;
  chosen: string;
  onChoose: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles['question']} aria-label={text}>
      {choices.map(({ value, label, sample = '' }) => (
        <label key={value} className={controls['check']}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            {sample !== '' && <span className={controls['hint']}> {sample}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Columns({
  question: { choices },
  roles,
  chosen,
  onChoose,
}: {
  question: Question;
  roles: Readonly<Record<string, string>>;
  chosen: Readonly<Record<string, string>>;
  onChoose: (column: string, role: string) => void;
}) {
  return (
    <div className={styles['question']}>
      {choices.map(({ value, label, sample = '' }) => (
        <label key={value} className={controls['field']}>
          <span>{label.replace(/ → [^→]*$/, '')}</span>
          <select
            className={controls['input']}
            value={chosen[value] ?? 'leave'}
            onChange={({ target }) => onChoose(value, target.value)}
          >
            {Object.entries(roles).map(([role, words]) => (
              <option key={role} value={role}>
                {words.charAt(0).toUpperCase() + words.slice(1)}
              </option>
            ))}
          </select>
          <span className={controls['hint']}>{sample}</span>
        </label>
      ))}
    </div>
  );
}
