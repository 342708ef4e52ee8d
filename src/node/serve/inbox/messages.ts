import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../schemas/walk';
import { INBOX } from '../../site/published';

/** A message as it came in. */
export interface Message {
  /** When, as an ISO date: '2031-06-02T12:00:00.000Z'. */
  received: string;
  /** What was sent: names and texts, in their order. */
  fields: [name: string, text: string][];
}

/** Where messages are kept, below the folder of the project: one line of JSON each. Git ignores it. */
export const MESSAGES = `${INBOX}/messages.jsonl`;

/** The messages of one project. */
export interface Messages {
  add: (fields: Message['fields']) => Promise<void>;
  /** All of them, the newest first. */
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

/** A line that somebody has edited into something else is passed over. */
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
