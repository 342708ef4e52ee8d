import type { CellAddress } from '../../../document/table/sheets';

/** A technical figure as another system has it. */
export interface ForeignFigure {
  name: string;
  value: string;
  unit?: string;
}

/** One of the sizes, colours or lengths that a product comes in. */
export interface ForeignVariant extends CellAddress {
  code: string;
  /** What it differs in: Size DN15. */
  options: ForeignFigure[];
  /** What it is sold in, where that is what it differs in; '' if singly. */
  unit?: string;
  /** What else only it has. */
  figures?: ForeignFigure[];
  picture?: string;
}

/** A size that is ordered by a code of its own, on the page of its product. */
export interface ForeignSize {
  /** As it follows the name of the product: 'DN15'. */
  name: string;
  code: string;
  /** What it differs in, where its name does not say all. */
  figures: ForeignFigure[];
}

/** A product as another system exports it, before it is one of ours. */
export interface ForeignProduct extends CellAddress {
  code: string;
  /** Whether nobody knows the product by that code: it was made of its name. */
  isCodeMade?: boolean;
  name: string;
  /** Text or HTML. */
  description: string;
  /** From the widest group to the narrowest: ['Valves', 'Ball valves']. */
  category: string[];
  unit?: string;
  figures: ForeignFigure[];
  /** Who makes it. */
  brand?: string;
  /** Further codes that people know it by: those of its maker, or of a former edition. */
  otherCodes?: string[];
  status?: 'new' | 'discontinued';
  /** The code of what takes its place. */
  successor?: string;
  /** The codes of what goes with it, the closest first. */
  related?: string[];
  /** The address or name of a PDF. */
  dataSheet?: string;
  /** Addresses or names of files, the main one first. */
  pictures: { file: string; alt: string }[];
  variants: ForeignVariant[];
  /** Its variants, once it is known that they are shown on its page. */
  sizes?: ForeignSize[];
  /** Whether its owner shows it to nobody. */
  isUnlisted?: boolean;
}

/** Products of another system, and what is to be known about them. */
export interface ForeignCatalogue {
  /** The system, for people: 'Shopify'. */
  system: string;
  products: ForeignProduct[];
  /** What was left out, each with how often: 'prices: this site has none'. */
  notes: Map<string, number>;
}
