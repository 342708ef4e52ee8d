import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../schemas/walk';
import { INBOX } from '../../site/published';

/** A received message. */
export interface Message {
  /** ISO date: '2031-06-02T12:00:00.000Z'. */
  received: string;
  /** The form's fields, in the order sent. */
  fields: [name: string, text: string][];
}

/** The file of messages, relative to the project folder, as JSON Lines. Ignored by Git. */
export const MESSAGES = `${INBOX}/messages.jsonl`;

/** The message store of a project. */
export interface Messages {
  add: (fields: Message['fields']) => Promise<void>;
  /** Newest first. */
  all: () => Promise<Message[]>;
}

/** @param root The folder of the project. */
export function messagesIn(root: string): Messages {
  const file = path.join(root, MESSAGES);
  return {
    async add(fields) {
      const message: Message = { received: new Date().toISOString(), fields };
      await mkdir(path.dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(message)}\n`);
    },
    async all() {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').flatMap(parse).toReversed();
    },
  };
}

/** Lines that were edited into something invalid are skipped. */
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
