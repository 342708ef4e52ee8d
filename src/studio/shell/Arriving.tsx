import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../document/errorMessage';
import type { ArrivingMessage } from '../protocol';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.css';
import { Failure } from '../ui/Failure';
import { useCopy } from './useCopy';
import { Dialog } from '../ui/Dialog';
import { Moment } from '../ui/Moment';
import { WORDS } from '../words';
import styles from './arriving.module.css';
import { useStudio } from './studio';

/** A button that shows what arrives of a form. */
export function Arriving({ at }: { at: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button isSmall icon={Mail} onClick={() => setOpen(true)}>
        {WORDS.arriving}
      </Button>
      {isOpen && <ArrivingDialog at={at} onClose={() => setOpen(false)} />}
    </p>
  );
}

/** A message of the form at a pointer, with examples in its fields: as e-mail, as chat, and as it is sent. */
function ArrivingDialog({ at, onClose }: { at: string; onClose: () => void }) {
  const { session } = useStudio();
  const [message, setMessage] = useState<ArrivingMessage>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    session
      .whenLevel()
      .then(() => session.api.ask<ArrivingMessage>(`form-message?at=${encodeURIComponent(at)}`))
      .then(setMessage, (error: unknown) => setFailure(errorMessage(error)));
  }, [session, at]);
  return (
    <Dialog title={WORDS.arriving} onClose={onClose}>
      <p className={controls['hint']}>{WORDS.arrivingHint}</p>
      <Failure words={failure} />
      {!message && failure === '' && <Moment />}
      {message && <Message message={message} />}
    </Dialog>
  );
}

function Message({ message }: { message: ArrivingMessage }) {
  const copy = useCopy();
  const { to, replyTo, subject, body, chat, json } = message;
  return (
    <>
      <h3>{WORDS.arrivingMail}</h3>
      <dl className={styles['head']}>
        <dt>{WORDS.arrivingTo}</dt>
        <dd>{to}</dd>
        {replyTo !== '' && (
          <>
            <dt>{WORDS.arrivingReply}</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        <dt>{WORDS.arrivingSubject}</dt>
        <dd>{subject}</dd>
      </dl>
      <pre className={styles['text']}>{body}</pre>
      <Button isSmall onClick={() => void copy(message.body, WORDS.arrivingCopied)}>
        {WORDS.arrivingCopy}
      </Button>
      {chat !== undefined && (
        <>
          <h3>{WORDS.arrivingChat}</h3>
          <p className={controls['hint']}>{WORDS.arrivingChatHint}</p>
          <pre className={styles['text']}>{chat}</pre>
        </>
      )}
      <h3>{WORDS.arrivingJson}</h3>
      <p className={controls['hint']}>{WORDS.arrivingJsonHint}</p>
      <pre className={styles['text']}>{json}</pre>
    </>
  );
}
