import type { IncomingMessage } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readBody } from '../guard';
import { RefusedError } from '../refusal';

/** Says whether a value that came from outside is what it should be. */
export type Shape<T> = (value: unknown) => value is T;

/**
 * Makes a check from a JSON schema. Ajv compiles it when it is needed first: most runs of Studio need few of them.
 * The schema has to say what the type `T` says: nothing else holds the two together.
 */
export function shapeOf<T>(schema: object): Shape<T> {
  let validate: ValidateFunction | undefined;
  return (value): value is T => {
    validate ??= new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
    return validate(value);
  };
}

/** The schema of an object that has these fields. Other fields are let through and not looked at. */
export function objectWith(
  properties: Readonly<Record<string, object>>,
  optional: Readonly<Record<string, object>> = {},
) {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
  };
}

/** The schema of a text. */
export const TEXT = { type: 'string' } as const;

/**
 * Reads the body of a request.
 * @throws A refusal, if it is no JSON, too large, or of another shape.
 */
export async function readBodyAs<T>(request: IncomingMessage, isMeant: Shape<T>): Promise<T> {
  const body = await readBody(request);
  if (!isMeant(body)) throw new RefusedError(400, 'This request cannot be understood.');
  return body;
}
