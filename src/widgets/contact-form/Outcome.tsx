import { useState } from 'react';
import { buttonClass } from '../../ui/button/buttonClass';
import css from './contact-form.module.css';
import { contactText, otherWays } from './otherWays';
import type { Payload } from './payload';
import type { ContactFormProps } from './props';
import type { Stage } from './useSending';

/** What became of a message, below the button: it stays when the notice has gone (spec R9). */
export function Outcome({ stage, props }: { stage: Stage; props: ContactFormProps }) {
  const { strings } = props;
  if (stage.name === 'sent')
    return (
      <div className={css.sent}>
        <strong>{strings.contactSentTitle}</strong>
        <p>{strings.contactSent}</p>
      </div>
    );
  if (stage.name !== 'failed') return null;
  return (
    <div className={css.failed}>
      <strong>{strings.contactFailedTitle}</strong>
      <p>{strings.contactFailed}</p>
      <p>{strings.contactOtherWays}</p>
      <OtherWays payload={stage.payload} props={props} />
    </div>
  );
}

function OtherWays({ payload, props }: { payload: Payload; props: ContactFormProps }) {
  const { strings, chat, branches } = props;
  const [copied, setCopied] = useState('');
  const branch = branches.find(({ value }) => value === payload.branch)?.label ?? '';
  const text = contactText(payload, branch, chat.greeting, strings);
  const ways = otherWays(payload, text, chat);
  const look = buttonClass({ look: 'outline', small: true });
  return (
    <p className={css.ways}>
      <a className={look} href={ways.chat} target="_blank" rel="noopener">
        {strings.contactByChat}
        <span className={css.unseen}> {strings.newTab}</span>
      </a>
      <a className={look} href={ways.mail}>
        {strings.contactByEmail}
      </a>
      <button
        type="button"
        className={look}
        onClick={() => {
          navigator.clipboard?.writeText(text).then(
            () => setCopied(text),
            // Refused: the text still stands in the form, and goes by the two ways before.
            () => {},
          );
        }}
      >
        {copied === text ? strings.contactCopied : strings.contactCopy}
      </button>
    </p>
  );
}
