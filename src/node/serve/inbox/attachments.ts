import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../../document/isRecord';
import { INBOX } from '../../site/published';

/** A file that came with a message. */
export interface Sent {
  /** The name of its field. */
  field: string;
  /** Its name on the visitor's device, which is shown and never used as a path. */
  name: string;
  bytes: Uint8Array;
}

/** A file that is kept with a message. */
export interface Attachment extends Pick<Sent, 'field' | 'name'> {
  /** In bytes. */
  size: number;
  /** The name of its file. */
  id: string;
}

/** The folder of attachments, relative to the project folder. Git ignores it. */
const FOLDER = `${INBOX}/files`;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps files under names made by chance and without an ending, so that nothing on this machine opens them by mistake.
 * Rejects if one could not be written in full; then none is kept.
 */
export async function keepAttachments(root: string, sent: readonly Sent[]): Promise<Attachment[]> {
  if (sent.length === 0) return [];
  await mkdir(path.join(root, FOLDER), { recursive: true });
  const kept = sent.map(({ field, name, bytes }): Attachment => {
    const id = randomUUID();
    return { field, name, size: bytes.length, id };
  });
  try {
    await Promise.all(
      kept.map(({ id }, index) =>
        writeFile(fileIn(root, id), sent[index]?.bytes ?? '', { flag: 'wx', flush: true }),
      ),
    );
  } catch (error) {
    await Promise.all(kept.map(({ id }) => rm(fileIn(root, id), { force: true })));
    throw error;
  }
  return kept;
}

/** The file of an attachment; undefined for what is no name of one. */
export function attachmentFile(root: string, id: string): string | undefined {
  return ID.test(id) ? fileIn(root, id) : undefined;
}

const fileIn = (root: string, id: string) => path.join(root, FOLDER, id);

/** Whether a value is an attachment, as messages are read from a file that people may edit. */
export function isAttachment(value: unknown): value is Attachment {
  return (
    isRecord(value) &&
    typeof value['field'] === 'string' &&
    typeof value['name'] === 'string' &&
    typeof value['size'] === 'number' &&
    typeof value['id'] === 'string' &&
    ID.test(value['id'])
  );
}
