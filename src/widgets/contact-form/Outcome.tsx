// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { buttonClass } from '../../ui/button/buttonClass';
import css from './contact-form.module.css';
import { contactText, otherWays } from '../../cart/formText';
import type { FormControl } from '../../generated/types';
import type { Payload } from '../../cart/formPayload';
import type { ContactFormProps } from './props';
import type { Stage } from './useSending';

/** The form that was sent. */
interface Sent {
  props: ContactFormProps;
  fields: readonly FormControl[];
}

/** The result of sending, below the button: it stays after the notice has gone [N11]. */
export function Outcome({ stage, ...sent }: { stage: Stage } & Sent) {
  const { strings } = sent.props;
  const { name } = stage;
  if (name !== 'sent' && name !== 'failed') return null;
  return (
    <div className={name === 'sent' ? css.sent : css.failed}>
      <strong>{name === 'sent' ? strings.contactSentTitle : strings.contactFailedTitle}</strong>
      <p>{name === 'sent' ? strings.contactSent : strings.contactFailed}</p>
      {name === 'failed' && (
        <>
          <p>{strings.contactOtherWays}</p>
          <OtherWays payload={stage.payload} {...sent} />
        </>
      )}
    </div>
  );
}

function OtherWays({ payload, props, fields }: { payload: Payload } & Sent) {
  const { strings, chat } = props;
  const text = contactText(payload, fields, chat?.greeting ?? '');
  const ways = otherWays(payload, text, chat);
  const look = buttonClass({ look: 'outline', small: true });
  return (
    <p className={css.ways}>
      {ways.chat && (
        <a className={look} href={ways.chat} target="_blank" rel="noopener">
          {strings.contactByChat}
          <span className="visually-hidden"> {strings.newTab}</span>
        </a>
      )}
      <a className={look} href={ways.mail}>
        {strings.contactByEmail}
      </a>
    </p>
  );
}
