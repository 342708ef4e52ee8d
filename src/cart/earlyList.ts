import type { PlainMessage } from './message';
import type { Inquiry } from '../generated/types';

/** What early.ts needs to send the list where React does not come, as JSON in the page. */
export interface EarlyList extends Pick<PlainMessage, 'greeting'> {
  /** The wording of the message. */
  texts: Inquiry;
  /** The link that the encoded message is appended to. */
  start: string;
  /** The labels: of the link, of one of several, and of the button that removes {name}. */
  send: string;
  part: string;
  remove: string;
  /** What to do with the list of a link, which needs a newer browser. */
  shared: string;
  /** The class of the link. */
  look: string;
}
