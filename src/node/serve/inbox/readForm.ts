import type { IncomingMessage } from 'node:http';
import type { Sent } from './attachments';
import type { Message } from './messages';

/** The maximum size of a message. */
export const MAX_MESSAGE_BYTES = 1_000_000;

/** The maximum size of a message with files, as of most form services. */
export const MAX_UPLOAD_BYTES = 25_000_000;

/** A rejected form: the reason, and the HTTP status. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Parses a form post: JSON, or the native encodings of browsers (urlencoded, multipart).
 * @throws {Refusal}
 */
export async function readForm(request: IncomingMessage): Promise<Received> {
  const type = request.headers['content-type'] ?? '';
  const form = await parse(await readBody(request, limitOf(type)), type);
  const written = form.fields.filter(([, text]) => text.trim() !== '');
  if (written.length + form.files.length === 0) throw new Refusal(400, 'Nothing was filled in.');
  return form;
}

/** What a form has sent. */
interface Received {
  fields: Message['fields'];
  files: Sent[];
}

const MULTIPART = 'multipart/form-data';
const kindOf = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
const limitOf = (type: string) =>
  kindOf(type) === MULTIPART ? MAX_UPLOAD_BYTES : MAX_MESSAGE_BYTES;

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    // Read the rest without storing it, because otherwise the sender would not see the response.
    if (size <= limit) parts.push(bytes);
  }
  if (size > limit) throw new Refusal(413, `The message is larger than ${limit / 1_000_000} MB.`);
  return Buffer.concat(parts);
}

async function parse(body: Buffer, type: string): Promise<Received> {
  const kind = kindOf(type);
  if (kind === 'application/json') return { fields: parseJson(body), files: [] };
  if (kind !== 'application/x-www-form-urlencoded' && kind !== MULTIPART) {
    throw new Refusal(415, 'Send JSON, urlencoded or multipart.');
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal(400, 'The form cannot be read.');
    });
  const fields: Message['fields'] = [];
  const files: Sent[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') fields.push([field, value]);
    // Browsers send a nameless file for a field in which none was chosen.
    else if (value.name !== '' || value.size > 0)
      files.push({ field, name: value.name, bytes: await value.bytes() });
  }
  return { fields, files };
}

function parseJson(body: Buffer): Message['fields'] {
  let data: unknown;
  try {
    data = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The JSON cannot be read.');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Refusal(400, 'The JSON is no object.');
  }
  return Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
