import type { StoreData } from '../../generated/types';

/** The address that a page asks: of the endpoint, or of the index that it searches in itself. */
export const searchOf = ({ endpoint, search }: Pick<StoreData, 'endpoint' | 'search'>): string =>
  endpoint ?? search;

/** Whether an address is that of an index: endpoints have none of a file. */
export const isIndex = (address: string): boolean => address.endsWith('.json');
