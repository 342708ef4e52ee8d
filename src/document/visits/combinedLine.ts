import { momentOfLog, requestLine, type LoggedRequest } from './requestLine';

/**
 * From the time on, as nginx and Apache write it in their format "combined": what precedes it are addresses and names
 * of who asked, or the name of the site. Between quotation marks, nginx writes a quotation mark as \x22, Apache as \".
 */
const LINE =
  /\[(\d\d\/\w{3}\/\d{4}:[\d:]{8} [+-]\d{4})\] "((?:[^"\\]|\\.)*)" (\d{3}) \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"/;

/** Reads a line of the format "combined"; undefined for another, or one that was cut off. */
export function combinedLine(line: string): LoggedRequest | undefined {
  const [, moment, request, status, agent] = LINE.exec(line) ?? [];
  if (moment === undefined || request === undefined || agent === undefined) return undefined;
  const at = momentOfLog(moment);
  if (Number.isNaN(at)) return undefined;
  return {
    at,
    ...requestLine(withoutEscapes(request)),
    status: Number(status),
    agent: agent === '-' ? '' : agent,
  };
}

/** Bytes that are written as \xC3 become those of an address: %C3. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:x([0-9A-Fa-f]{2})|(.))/g, (_, byte: string | undefined, sign: string) =>
    byte === undefined ? sign : `%${byte}`,
  );
