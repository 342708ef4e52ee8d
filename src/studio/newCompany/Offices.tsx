import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/Button';
import type { BranchAnswer } from './answers';
import styles from './new-company.module.css';
import { TextInput } from './TextInput';
import { WORDS } from './words';

/** An office that nothing is known of yet. */
export const EMPTY_OFFICE: BranchAnswer = {
  name: '',
  street: '',
  locality: '',
  country: '',
  phone: '',
  email: '',
};

/** '+44 1632 960123' */
const PHONE = String.raw`\+[1-9][\d \-\(\)\/]{6,24}`;

/** The offices of the company, at least one. */
export function Offices({
  offices,
  onChange,
}: {
  offices: readonly BranchAnswer[];
  onChange: (offices: BranchAnswer[]) => void;
}) {
  const add = useId();
  const remove = (index: number) => {
    // The button goes with its office.
    document.getElementById(add)?.focus();
    onChange(offices.toSpliced(index, 1));
  };
  return (
    <>
      {offices.map((office, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- offices are only added at the end, and controlled
        <fieldset key={index} className={styles['office']}>
          <legend>{WORDS.office(index + 1)}</legend>
          <Office
            office={office}
            onChange={(fields) => onChange(offices.with(index, { ...office, ...fields }))}
          />
          {offices.length > 1 && (
            <Button isSmall icon={Trash2} onClick={() => remove(index)}>
              {WORDS.removeOffice(index + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        id={add}
        kind="add"
        isSmall
        icon={Plus}
        onClick={() => onChange([...offices, EMPTY_OFFICE])}
      >
        {WORDS.addOffice}
      </Button>
    </>
  );
}

function Office({
  office,
  onChange,
}: {
  office: BranchAnswer;
  onChange: (fields: Partial<BranchAnswer>) => void;
}) {
  return (
    <div className={styles['pairs']}>
      <TextInput
        label={WORDS.officeName}
        value={office.name}
        required
        most={60}
        onChange={(name) => onChange({ name })}
      />
      <TextInput
        label={WORDS.street}
        value={office.street}
        onChange={(street) => onChange({ street })}
      />
      <TextInput
        label={WORDS.locality}
        value={office.locality}
        required
        onChange={(locality) => onChange({ locality })}
      />
      <TextInput
        label={WORDS.country}
        value={office.country}
        onChange={(country) => onChange({ country })}
      />
      <TextInput
        label={WORDS.phone}
        type="tel"
        value={office.phone}
        required
        pattern={PHONE}
        onChange={(phone) => onChange({ phone })}
      />
      <TextInput
        label={WORDS.email}
        type="email"
        value={office.email}
        required
        onChange={(email) => onChange({ email })}
      />
    </div>
  );
}
