import type { IncomingMessage } from 'node:http';
import type { Message } from './messages';

/** The maximum size of a message: forms send texts, not files. */
export const MAX_MESSAGE_BYTES = 1_000_000;

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
export async function readForm(request: IncomingMessage): Promise<Message['fields']> {
  const body = await readBody(request);
  const fields = await parse(body, request.headers['content-type'] ?? '');
  const written = fields.filter(([, text]) => text.trim() !== '');
  if (written.length === 0) throw new Refusal(400, 'Nothing was filled in.');
  return fields;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = part as Buffer;
    size += bytes.length;
    // Read the rest without storing it, because otherwise the sender would not see the response.
    if (size <= MAX_MESSAGE_BYTES) parts.push(bytes);
  }
  if (size > MAX_MESSAGE_BYTES) throw new Refusal(413, 'The message is larger than 1 MB.');
  return Buffer.concat(parts);
}

async function parse(body: Buffer, type: string): Promise<Message['fields']> {
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (kind === 'application/json') return parseJson(body);
  if (kind !== 'application/x-www-form-urlencoded' && kind !== 'multipart/form-data') {
    throw new Refusal(415, 'Send JSON, urlencoded or multipart.');
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal(400, 'The form cannot be read.');
    });
  return [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `(file: ${value.name}, ${value.size} bytes)`,
  ]);
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
