import type { ErrorObject } from 'ajv';
import type { SchemaSet } from '../../../schemas/load';
import type { Schema } from '../../../../document/schema/schema';
import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import { renameField, setValue, type Operation } from '../../../../document/operation';
import { certainly } from '../certain';
import type { Finding, FormWords } from '../problem';
import { isFile } from '../publicFile';
import { didYouMean, quotedList } from '../suggest';
import { meantId } from './nameForms';
import { explainPattern } from './patterns';
import { valueAt } from '../../../../document/values';
import { writtenAs } from './written';
import {
  count,
  exampleOfObject,
  explainField,
  fieldName,
  typeInForms,
  typeInWords,
  valueInForms,
  valueInWords,
} from './words';

/** A validation error, with the context needed to explain it. */
export interface ShapeError {
  error: ErrorObject;
  /** The value that the error is about. */
  path: Path;
  value: unknown;
  schema: Schema | undefined;
  set: SchemaSet;
  /** The whole config. */
  config: unknown;
  /** The folder of static files, pictures and fonts. */
  publicDir: string;
}

type Words = Pick<Finding, 'message' | 'advice' | 'fix' | 'inForm'> &
  Partial<Pick<Finding, 'path' | 'at'>>;

/** Explains errors in plain words, by JSON Schema keyword. Our schemas use no other keywords. */
export const KEYWORDS: Record<string, (shape: ShapeError) => Words> = {
  type: (shape) => ({ ...wrongType(shape), inForm: wrongTypeInForms(shape) }),
  required: ({ error, schema, path }) => {
    const field = String(error.params['missingProperty']);
    const about = explainField(schema?.properties?.[field]);
    const example = exampleOfObject(schema?.properties?.[field]);
    const advice = about && `It is required. ${about}`;
    return {
      path,
      message: `"${field}" is missing${schema?.title ? ` in ${schema.title}` : ''}.`,
      advice: advice && advice + example,
      ...(example !== '' && { inForm: { advice } }),
    };
  },
  additionalProperties: ({ error, schema, path, value }) => {
    const field = String(error.params['additionalProperty']);
    const fields = Object.keys(schema?.properties ?? {}).filter((key) => key !== 'type');
    const meant = certainly(field, fields);
    return {
      path: [...path, field],
      at: 'key',
      message: `${JSON.stringify(field)} is not a field of ${schema?.title ?? 'this'}.`,
      advice: didYouMean(field, fields, fieldsOf(fields)),
      ...(meant !== undefined &&
        isRecord(value) &&
        isOfType(value[field], schema?.properties?.[meant]) && {
          fix: [renameField([...path, field], meant)],
        }),
    };
  },
  enum: ({ error, path, value }) => {
    const allowed: unknown[] = error.params['allowedValues'];
    const names = allowed.map(String);
    const meant = certainly(String(value), names);
    const choose = `Choose one of: ${quotedList(names)}.`;
    // Suggest nothing for names as short as those of days, which differ from any other word by only a letter or two.
    const areShort = names.every((name) => name.length < 4) && meant === undefined;
    return {
      message: `${fieldName(path)} cannot be ${valueInWords(value)}.`,
      advice: areShort ? choose : didYouMean(String(value), names, choose),
      ...(meant !== undefined && { fix: [setValue(path, meant)] }),
    };
  },
  const: ({ error, path, value }) => ({
    message: `${fieldName(path)} must be ${valueInWords(error.params['allowedValue'])}, but is ${valueInWords(value)}.`,
  }),
  pattern: wrongForm,
  minLength: ({ error, path, value, schema }) => {
    const least = Number(error.params['limit']);
    const length = characters(value);
    const message =
      length === 0
        ? `${fieldName(path)} is empty.`
        : `${fieldName(path)} has ${count(length, 'character')}, but needs at least ${least}.`;
    return { message, advice: explainField(schema) || 'Write something, or remove it.' };
  },
  maxLength: ({ error, path, value, schema }) => ({
    message: `${fieldName(path)} has ${count(characters(value), 'character')}, but at most ${Number(error.params['limit'])} are allowed.`,
    advice: schema?.description,
  }),
  minimum: outOfRange,
  maximum: outOfRange,
  minItems: wrongCount,
  maxItems: wrongCount,
  oneOf: ({ error, schema, path }) => {
    const choices = (schema?.oneOf ?? []).flatMap(({ required }) => required ?? []);
    const both = error.params['passingSchemas'] !== null;
    const one = quotedList(choices).replace(/, (?="[^"]*"$)/, ' or ');
    return {
      path,
      message: `${schema?.title ?? 'This'} ${both ? 'has more than one of' : 'has none of'} ${one}.`,
      advice: `It needs exactly one of them. ${schema?.description ?? ''}`.trim(),
    };
  },
  discriminator: unknownBlock,
};

function characters(value: unknown): number {
  return Array.from(String(value)).length;
}

/** Forms write values as they must be: somebody has changed the file by hand. */
function wrongTypeInForms({ error, path, value, schema }: ShapeError): FormWords {
  const wanted = typeInForms(String(error.params['type']));
  return {
    message: `${fieldName(path)} must be ${wanted}, but is ${valueInForms(value)}.`,
    advice: explainField(schema),
  };
}

function wrongType(shape: ShapeError): Words {
  const { error, path, value, schema, set } = shape;
  const wanted = String(error.params['type']);
  const message = `${fieldName(path)} must be ${typeInWords(wanted)}, but is ${valueInWords(value)}.`;
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text !== undefined && isPlain(wanted, text)) {
    return { message, advice: `Write ${text}.`, fix: [setValue(path, JSON.parse(text))] };
  }
  if (wanted === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    const isRight = isUsable(String(value), shape);
    return {
      message,
      advice: `Write "${value}".`,
      ...(isRight && { fix: [setValue(path, String(value))] }),
    };
  }
  if (schema?.discriminator && text !== undefined && set.blockTypes.includes(text)) {
    return { message, advice: `Write { "type": "${text}" }, with the fields it needs.` };
  }
  const written = writtenAs(schema, value);
  if (wanted === 'array' && value !== null && typeof value !== 'object') {
    const isGroup = schema?.items?.type === 'object';
    if (isGroup && written) return { message, advice: `Write ${written}.` };
    const isEntry = isOfType(value, schema?.items);
    return {
      message,
      advice: 'Put it in [ ].',
      ...(isEntry && { fix: [setValue(path, [value])] }),
    };
  }
  if (wanted === 'array' && schema?.items?.discriminator && isRecord(value) && value['type']) {
    return {
      message,
      advice: 'Put [ before the block and ] after it: a column is a list of blocks, even of one.',
      fix: [setValue(path, [value])],
    };
  }
  const about = explainField(schema);
  if (!written) return { message, advice: about };
  const isWhole =
    text !== undefined && wanted === 'object' && written.includes(`: ${JSON.stringify(value)} }`);
  return {
    message,
    advice: `${about} Write it as ${written}.`,
    ...(isWhole && { fix: [setValue(path, JSON.parse(written))] }),
  };
}

/** Whether a value has the JSON type that its schema requires. */
function isOfType(value: unknown, schema: Schema | undefined): boolean {
  if (Array.isArray(value)) return schema?.type === 'array';
  if (schema?.type === 'integer') return Number.isInteger(value);
  return value !== null && typeof value === schema?.type;
}

/** Whether a text would be valid without its quotes. */
function isPlain(type: string, text: string): boolean {
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type === 'integer') return /^-?(?:0|[1-9]\d*)$/.test(text);
  return type === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
}

function wrongForm(shape: ShapeError): Words {
  const { path, value, schema } = shape;
  const { meant, ...words } = explainPattern(fieldName(path), String(value), schema);
  return meant !== undefined && isUsable(meant, shape)
    ? { ...words, fix: [...keptCode(shape, meant), setValue(path, meant)] }
    : words;
}

/** A product whose id is what is printed on it keeps that as its code: people look for it. */
function keptCode({ path, value, schema, config }: ShapeError, meant: string): Operation[] {
  const product = valueAt(config, path.slice(0, -1));
  if (schema?.['x-kind'] !== 'product-id' || !isRecord(product)) return [];
  const printed = String(value)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  if (product['code'] !== undefined || printed === meant) return [];
  return [setValue([...path.slice(0, -1), 'code'], printed)];
}

/**
 * Whether a text has the right format, is not taken if it must be unique, and is an existing file if it must be one.
 */
function isUsable(meant: string, { path, schema, config, publicDir }: ShapeError): boolean {
  if (!new RegExp(schema?.pattern ?? '', 'u').test(meant)) return false;
  const all = valueAt(config, path.slice(0, -2));
  const name = path.at(-1) ?? '';
  const own = all === undefined ? undefined : valueAt(config, path.slice(0, -1));
  // Two that mean the same, such as 'BV 1' and 'BV-1', would have one name when all is fixed.
  const isSame = (one: unknown) =>
    one === meant || (schema?.['x-kind'] === 'product-id' && meantId(String(one)) === meant);
  const isTaken =
    Array.isArray(all) && all.some((one) => one !== own && isRecord(one) && isSame(one[name]));
  return !isTaken && (!meant.startsWith('/images/') || isFile(publicDir, meant));
}

function outOfRange({ error, path, value, schema }: ShapeError): Words {
  const bound = error.keyword === 'minimum' ? 'at least' : 'at most';
  return {
    message: `${fieldName(path)} must be ${bound} ${Number(error.params['limit'])}, but is ${valueInWords(value)}.`,
    advice: schema?.description,
  };
}

function wrongCount({ error, path, value, schema }: ShapeError): Words {
  const limit = Number(error.params['limit']);
  const has = Array.isArray(value) ? value.length : 0;
  const bound = error.keyword === 'minItems' ? 'needs at least' : 'can have at most';
  return {
    message: `${fieldName(path)} has ${has === 0 ? 'no entries' : count(has, 'entry', 'entries')}, but ${bound} ${limit}.`,
    advice: schema?.description,
  };
}

function unknownBlock({ error, path, value, schema, set }: ShapeError): Words {
  const types = blockTypesOf(schema);
  const all = `The types are: ${types.map((type) => `"${type}"`).join(', ')}.`;
  const tag = String(error.params['tag']);
  const type = isRecord(value) ? value[tag] : undefined;
  if (type === undefined) return { path, message: 'This block has no "type".', advice: all };
  const tagPath = [...path, tag];
  if (typeof type !== 'string') {
    const message = `"${tag}" must be a text in double quotes, but is ${valueInWords(type)}.`;
    const inForm = { message: 'This block has no kind.', advice: all };
    return { path: tagPath, message, advice: all, inForm };
  }
  if (set.blockTypes.includes(type)) {
    return {
      path: tagPath,
      message: `The block "${type}" cannot stand in a column: it needs the whole width.`,
      advice: `Move it out of "columns". In a column, ${all.replace(/^T/, 't')}`,
    };
  }
  const meant = certainly(type, types);
  return {
    path: tagPath,
    message: `${JSON.stringify(type)} is not a block type.`,
    advice: didYouMean(type, types, ofOneWord(type, types) ?? all),
    ...(meant !== undefined && { fix: [setValue(tagPath, meant)] }),
  };
}

/** The block types that a list may contain. */
function blockTypesOf(list: Schema | undefined): string[] {
  return (list?.oneOf ?? []).map(({ properties }) => String(properties?.['type']?.const));
}

/** 'form' may be "contact-form", 'products' one of three. */
function ofOneWord(type: string, all: readonly string[]): string | undefined {
  const words = wordsOf(type);
  const meant = all.filter((other) => wordsOf(other).some((word) => words.includes(word)));
  return meant.length > 0
    ? `Did you mean ${quotedList(meant).replaceAll(', ', ' or ')}?`
    : undefined;
}

const wordsOf = (type: string) =>
  type
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''));

function fieldsOf(fields: readonly string[]): string {
  if (fields.length === 0) return 'It has no fields.';
  return `${fields.length === 1 ? 'Its only field is' : 'Its fields are'} ${quotedList(fields)}.`;
}
