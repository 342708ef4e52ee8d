import type { ProductFile } from './readProductFile';

/**
 * What tells two states of a config and its files apart.
 * @param text That of the config, without a byte order mark.
 */
export const fingerprintOf = ({
  text,
  files = [],
}: {
  text: string;
  files?: readonly Pick<ProductFile, 'hash'>[];
}): string => (files.length === 0 ? text : [text, ...files.map(({ hash }) => hash)].join('\n'));
