import type { ForeignProduct } from './foreign/product';
import type { ForeignRow } from './foreign/rows';

/** How the table of another system is read. Every file of the folder `presets` exports one as `preset`. */
export interface Preset {
  /** What `--preset` calls it: 'shopify'. */
  name: string;
  /** The system, for people: 'Shopify'. */
  title: string;
  /** Headings that its tables all have, by which they are known; or others instead. */
  headings: readonly (readonly string[])[];
  /** The products of its rows. */
  read: (rows: readonly ForeignRow[]) => ForeignProduct[];
}
