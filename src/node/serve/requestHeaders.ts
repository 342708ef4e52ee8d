/**
 * The compressed forms a browser takes, in the words that sirv looks for: it would take
 * 'gzip;q=0' for a yes.
 * @param header Accept-Encoding.
 */
export function acceptedEncodings(header: string | undefined): string {
  const named = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...weights]) => !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)))
    .map(([name]) => name);
  const accepted = new Set(named);
  return ['br', 'gzip'].filter((name) => accepted.has(name)).join(', ');
}

/**
 * A Range that sirv reads correctly, or nothing: then the whole file is sent, as the standard
 * allows. The last n bytes ('bytes=-500') are written out; several ranges, backward ones, and
 * the single first byte (which sirv takes for the whole file) are passed over.
 *
 * @param size Bytes of the file.
 */
export function usableRange(header: string | undefined, size: number): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? undefined : `bytes=${Math.max(0, size - Number(to))}-`;
  if (to === '') return `bytes=${from}-`;
  return Number(to) > 0 && Number(to) >= Number(from) ? `bytes=${from}-${to}` : undefined;
}
