import { useId } from 'react';
import { ABOUT_FIELDS, type AboutField } from '../../../cart/about';
import type { AboutYou } from '../../../generated/types';
import css from '../about-fields.module.css';
import type { AboutAnswers } from '../useAbout';

/** What browsers fill in (HTML: autofill); nothing for what the list is for. */
const AUTOFILL: Record<AboutField, string> = {
  name: 'name',
  company: 'organization',
  town: 'address-level2',
  purpose: 'off',
};

/** The questions before sending: who asks, from where, what it is for. Saved on every keystroke; all are optional. */
export function AboutFields({
  answers: { about, isKept, change },
  labels,
}: {
  answers: AboutAnswers;
  labels: AboutYou;
}) {
  const id = useId();
  return (
    <fieldset className={css.about}>
      <legend>{labels.title}</legend>
      {ABOUT_FIELDS.map((field) => (
        <div key={field}>
          <label htmlFor={`${id}-${field}`}>{labels[field]}</label>
          <input
            id={`${id}-${field}`}
            autoComplete={AUTOFILL[field]}
            value={about[field] ?? ''}
            onChange={({ target }) => change({ ...about, [field]: target.value }, isKept)}
          />
        </div>
      ))}
      <label className={css.keep}>
        <input
          type="checkbox"
          checked={isKept}
          onChange={({ target }) => change(about, target.checked)}
        />
        {labels.keep}
      </label>
    </fieldset>
  );
}
