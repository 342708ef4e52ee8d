import { join } from 'node:path';
import type { FormField, InterfaceStrings, SiteConfig } from '../../../generated/authored';
import type { FormControl } from '../../../generated/types';
import { importEach } from '../../files/importEach';

/** What a kind of field needs to know of the company and the form. */
export type Company = Pick<SiteConfig, 'branches' | 'contact'> & {
  store?: SiteConfig['store'] | undefined;
  strings: InterfaceStrings;
  form: { takesFiles: boolean; mailbox: string };
};

/** How a kind differs from other fields; what all have in common is filled in by `formControls`. */
export type OwnPart = Partial<Omit<FormControl, 'name' | 'label'>>;

/** A mistake in the settings of a field that a schema cannot tell. */
export interface Mistake {
  /** The setting. */
  at: keyof FormField;
  says: string;
  advises: string;
}

/** A kind of field of a form: the counterpart of its schema in schemas/fields/. */
export interface FieldKind {
  kind: FormField['kind'];
  /** What the message calls the field if the config does not say; otherwise that is made from the label. */
  name?: string;
  /** What a visitor might enter, as it is sent, to look at a message; by default, the label in parentheses. */
  example?: (field: FormField, company: Company) => string;
  /** What the browser draws, checks and says. */
  control: (field: FormField, company: Company) => OwnPart;
  /**
   * The answers of which visitors choose, and on which other fields may depend; 'any' where they are in another part of
   * the config. Left out of kinds that visitors write in.
   */
  answers?: (field: FormField) => readonly string[] | 'any';
  /** The mistakes in the settings of a field that fits its schema. */
  mistakes?: (field: FormField) => Mistake[];
}

/** The kinds of fields, by name. */
export type FieldKinds = ReadonlyMap<string, FieldKind>;

let loading: Promise<FieldKinds> | undefined;

/** All kinds: the `kind` of each file in kinds/, imported once. */
export function loadFieldKinds(): Promise<FieldKinds> {
  loading ??= importEach(join(import.meta.dirname, 'kinds'), 'kind').then(
    (kinds) => new Map((kinds as FieldKind[]).map((one) => [one.kind, one])),
  );
  return loading;
}
