import type { ReadonlySignal } from '@preact/signals-core';
import { createContext, useContext, type ReactNode } from 'react';
import type { Operation } from '../../document/operation';
import type { Kind, Schema } from '../../document/schema/schema';
import type { Choice, Icons, StudioProblem } from '../protocol';

/** What every field of a form is given. */
export interface FieldProps {
  schema: Schema;
  /** The pointer of its value. */
  at: string;
  label: string;
  /** Whether what is around it needs it. */
  required: boolean;
}

/** What the forms need of what is around them. One for the whole of Studio; nothing in it ever changes but signals. */
export interface FormHost {
  /** The field for a value. Fields hold fields: they take it from here, so that no file needs one that needs it. */
  Field: (props: FieldProps) => ReactNode;
  /** The config as it now stands. */
  root: ReadonlySignal<unknown>;
  /** Mistakes by the pointer of the field they belong to. */
  problems: ReadonlySignal<ReadonlyMap<string, readonly StudioProblem[]>>;
  /** Pointers of values in whose place the preview shows the last good ones. */
  standIns: ReadonlySignal<readonly string[]>;
  /** Makes a change. Changes of the same group in a row are one step of undo. */
  change: (operations: readonly Operation[], group?: string) => void;
  /** Which entry of a list is open, by the pointer of the list. */
  openEntry: (list: string) => ReadonlySignal<number | undefined>;
  setOpen: (list: string, index: number | undefined) => void;
  /** What a reference of a kind may be; `at` is the pointer of its field. */
  choices: (kind: Kind, at: string) => Promise<readonly Choice[]>;
  /** Where the browser finds a picture of the site. */
  pictureUrl: (src: string) => string;
  /** Puts a picture on the site; resolves to its path, rejects with a sentence. */
  upload: (file: File) => Promise<string>;
  /** Puts a file to download on the site; resolves to its path, rejects with a sentence. */
  uploadFile: (file: File) => Promise<string>;
  /** The shapes of all icons by name. */
  icons: () => Promise<Icons>;
  /** Lets the user choose a block; resolves to nothing if none was chosen. `types` are those that fit. */
  chooseBlock: (types: readonly string[]) => Promise<object | undefined>;
  /** Outlines the block at a pointer where the page is shown; none without one. */
  point: (at: string | undefined) => void;
  /** Says something to all: screen readers, and those who look. */
  say: (words: string) => void;
  /** Puts the focus on the field at a pointer, opening what is around it. */
  reveal: (at: string) => void;
}

/** Gives the forms below it their host. */
export const FormContext = createContext<FormHost | undefined>(undefined);

/** The host of the form around a component. */
export function useHost(): FormHost {
  const host = useContext(FormContext);
  if (!host) throw new Error('A field stands outside of a form.');
  return host;
}
