import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../../document/isRecord';
import { INBOX } from '../../site/published';
import {
  attachmentFile,
  isAttachment,
  keepAttachments,
  type Attachment,
  type Sent,
} from './attachments';

/** A received message. */
export interface Message {
  /** ISO date: '2031-06-02T12:00:00.000Z'. */
  received: string;
  /** The form's fields, in the order sent. */
  fields: [name: string, text: string][];
  /** The files that came with it; left out if there were none. */
  files?: Attachment[];
}

/** The file of messages, relative to the project folder, as JSON Lines. Ignored by Git. */
export const MESSAGES_FILE = `${INBOX}/messages.jsonl`;

/** The message store of a project. */
export interface Messages {
  /** Resolves once the message and its files are on disk. Rejects if they could not be written in full. */
  add: (fields: Message['fields'], files?: readonly Sent[]) => Promise<void>;
  /** Newest first. */
  all: () => Promise<Message[]>;
  /** The path of a file that came with a message; undefined for what is no name of one. */
  fileOf: (id: string) => string | undefined;
}

/** @param root The folder of the project. */
export function messagesIn(root: string): Messages {
  const file = path.join(root, MESSAGES_FILE);
  // One at a time: Node writes long records in several pieces, which must not interleave.
  let last = Promise.resolve();
  const append = async (message: Message, sent: readonly Sent[]) => {
    const files = await keepAttachments(root, sent);
    await mkdir(path.dirname(file), { recursive: true });
    // The line break comes first, so that a record torn by a full disk or a power cut spoils only itself.
    await appendFile(
      file,
      `\n${JSON.stringify(files.length > 0 ? { ...message, files } : message)}`,
      { flush: true },
    );
  };
  return {
    add(fields, files = []) {
      const message: Message = { received: new Date().toISOString(), fields };
      const added = last.then(() => append(message, files));
      last = added.catch(() => {});
      return added;
    },
    async all() {
      const text = await readFile(file, 'utf8').catch(() => '');
      return text.split('\n').flatMap(parse).toReversed();
    },
    fileOf: (id) => attachmentFile(root, id),
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
  const files: unknown = value['files'] ?? [];
  const isWhole = Array.isArray(fields) && fields.every(isField);
  return isWhole && Array.isArray(files) && files.every(isAttachment);
}

function isField(field: unknown): boolean {
  return (
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')
  );
}
