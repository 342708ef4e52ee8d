import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../../document/isRecord';
import { INBOX } from '../../site/published';

/** A received message. */
export interface Message {
  /** ISO date: '2031-06-02T12:00:00.000Z'. */
  received: string;
  /** The form's fields, in the order sent. */
  fields: [name: string, text: string][];
}

/** The file of messages, relative to the project folder, as JSON Lines. Ignored by Git. */
export const MESSAGES_FILE = `${INBOX}/messages.jsonl`;

/** The message store of a project. */
export interface Messages {
  /** Resolves once the message is on disk. Rejects if it could not be written in full. */
  add: (fields: Message['fields']) => Promise<void>;
  /** Newest first. */
  all: () => Promise<Message[]>;
}

/** @param root The folder of the project. */
export function messagesIn(root: string): Messages {
  const file = path.join(root, MESSAGES_FILE);
  // One at a time: Node writes long records in several pieces, which must not interleave.
  let last = Promise.resolve();
  const append = async (message: Message) => {
    await mkdir(path.dirname(file), { recursive: true });
    // The line break comes first, so that a record torn by a full disk or a power cut spoils only itself.
    await appendFile(file, `\n${JSON.stringify(message)}`, { flush: true });
  };
  return {
    add(fields) {
      const message: Message = { received: new Date().toISOString(), fields };
      const added = last.then(() => append(message));
      last = added.catch(() => {});
      return added;
    },
    async all() {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').flatMap(parse).toReversed();
    },
  };
}

/** Skips lines that were torn, or edited into something invalid. */
function parse(line: string): Message[] {
  try {
    const message: unknown = JSON.parse(line);
    return isMessage(message) ? [message] : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value) || typeof value['received'] !== 'string') return false;
  const fields: unknown = value['fields'];
  return Array.isArray(fields) && fields.every(isField);
}

function isField(field: unknown): boolean {
  return (
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')
  );
}
