import type { ErrorObject } from 'ajv';
import type { SchemaSet } from '../../../schemas/load';
import type { Schema } from '../../../schemas/schema';
import { isRecord, type Path } from '../../../schemas/walk';
import type { Finding } from '../problem';
import { didYouMean, quotedList } from '../suggest';
import { explainPattern } from './patterns';
import { writtenAs } from './written';
import { count, explainField, fieldName, typeInWords, valueInWords } from './words';

/** An error of the validator with what is needed to explain it. */
export interface ShapeError {
  error: ErrorObject;
  /** The value that the error is about. */
  path: Path;
  value: unknown;
  schema: Schema | undefined;
  set: SchemaSet;
}

type Words = Pick<Finding, 'message' | 'advice'> & Partial<Pick<Finding, 'path' | 'at'>>;

/** Plain words for each keyword of JSON Schema. Keywords that are missing here are never used. */
export const KEYWORDS: Record<string, (shape: ShapeError) => Words> = {
  type: wrongType,
  required: ({ error, schema, path }) => {
    const field = String(error.params['missingProperty']);
    const about = explainField(schema?.properties?.[field]);
    return {
      path,
      message: `"${field}" is missing${schema?.title ? ` in ${schema.title}` : ''}.`,
      advice: about && `It is required. ${about}`,
    };
  },
  additionalProperties: ({ error, schema, path }) => {
    const field = String(error.params['additionalProperty']);
    const fields = Object.keys(schema?.properties ?? {}).filter((key) => key !== 'type');
    return {
      path: [...path, field],
      at: 'key',
      message: `${JSON.stringify(field)} is not a field of ${schema?.title ?? 'this'}.`,
      advice: didYouMean(field, fields, fieldsOf(fields)),
    };
  },
  enum: ({ error, path, value }) => {
    const allowed: unknown[] = error.params['allowedValues'];
    const names = allowed.map(String);
    return {
      message: `${fieldName(path)} cannot be ${valueInWords(value)}.`,
      advice: didYouMean(String(value), names, `Choose one of: ${quotedList(names)}.`),
    };
  },
  const: ({ error, path, value }) => ({
    message: `${fieldName(path)} must be ${valueInWords(error.params['allowedValue'])}, but is ${valueInWords(value)}.`,
  }),
  pattern: ({ path, value, schema }) => explainPattern(fieldName(path), String(value), schema),
  minLength: ({ error, path, value, schema }) => {
    const least = Number(error.params['limit']);
    const length = characters(value);
    const message =
      length === 0
        ? `${fieldName(path)} is empty.`
        : `${fieldName(path)} has ${count(length, 'character')}, but needs at least ${least}.`;
    return { message, advice: explainField(schema) };
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

function wrongType({ error, path, value, schema, set }: ShapeError): Words {
  const wanted = String(error.params['type']);
  const message = `${fieldName(path)} must be ${typeInWords(wanted)}, but is ${valueInWords(value)}.`;
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text !== undefined && isPlain(wanted, text)) return { message, advice: `Write ${text}.` };
  if (wanted === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return { message, advice: `Write "${value}".` };
  }
  if (schema?.discriminator && text !== undefined && set.blockTypes.includes(text)) {
    return { message, advice: `Write { "type": "${text}" }, with the fields it needs.` };
  }
  const written = writtenAs(schema, value);
  if (wanted === 'array' && value !== null && typeof value !== 'object') {
    const isGroup = schema?.items?.type === 'object';
    return { message, advice: isGroup && written ? `Write ${written}.` : 'Put it in [ ].' };
  }
  const about = explainField(schema);
  return { message, advice: written ? `${about} Write it as ${written}.` : about };
}

/** Whether a text would be right without its quotes. */
function isPlain(type: string, text: string): boolean {
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type === 'integer') return /^-?(?:0|[1-9]\d*)$/.test(text);
  return type === 'number' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
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
    return { path: tagPath, message, advice: all };
  }
  if (set.blockTypes.includes(type)) {
    return {
      path: tagPath,
      message: `The block "${type}" cannot stand in a column: it needs the whole width.`,
      advice: `Move it out of "columns". In a column, ${all.replace(/^T/, 't')}`,
    };
  }
  return {
    path: tagPath,
    message: `${JSON.stringify(type)} is not a block type.`,
    advice: didYouMean(type, types, ofOneWord(type, types) ?? all),
  };
}

/** The types of blocks that a list may hold. */
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
