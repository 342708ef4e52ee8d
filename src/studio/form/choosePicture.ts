import type { Operation } from '../../document/operation';

/** The picture at a pointer as it is now. */
interface Picture {
  at: string;
  src: string;
  alt: string;
}

/**
 * Puts another picture in the place of one. The alternative text says what the one before shows, so it goes: what is
 * known of the new one takes its place, or the checker asks for a text.
 * @param known What the new picture shows, as it was said when it was added; empty if nothing was said.
 */
export function choosePicture(
  { at, src, alt }: Picture,
  chosen: string,
  known: string,
): { operations: Operation[]; isTextMissing: boolean } {
  const isOther = chosen !== src && alt !== '';
  const operations: Operation[] = [{ op: 'set', at: `${at}/src`, value: chosen }];
  if (isOther || (alt === '' && known !== ''))
    operations.push({ op: 'set', at: `${at}/alt`, value: known });
  return { operations, isTextMissing: isOther && known === '' };
}
