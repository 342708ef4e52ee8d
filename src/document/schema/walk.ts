import { isRecord } from '../isRecord';
import type { HeadingLevel, Kind, Schema } from './schema';

/** The path of a value: keys and indices from the root of the config. */
export type Path = readonly (string | number)[];

/** An object or an array of the config. */
export type Container = Record<string | number, unknown>;

/** The block around a value. */
export interface EnclosingBlock {
  type: string;
  value: Record<string, unknown>;
  path: Path;
}

/** A value whose schema has `x-kind` or `x-heading`. */
export interface Visit {
  kind: Kind | undefined;
  heading: HeadingLevel | undefined;
  value: unknown;
  path: Path;
  schema: Schema;
  /** The container: `parent[key]` is the value, and may be replaced. */
  parent: Container;
  key: string | number;
  /** The block that the value belongs to, if it is in one. */
  block: EnclosingBlock | undefined;
}

/** What a walk is for, if not for all that is annotated: parts of a config without any of it are passed over. */
export interface Wanted {
  kinds: readonly Kind[];
  headings: boolean;
}

/** The paths from a schema to annotated subschemas; everything else is skipped. */
interface Plan {
  kind: Kind | undefined;
  heading: HeadingLevel | undefined;
  schema: Schema;
  properties: [key: string, plan: Plan][];
  others: Plan | undefined;
  items: Plan | undefined;
  blocks: Map<string, Plan> | undefined;
}

/**
 * Walks `data` along its (linked) schema, in schema order, and calls `visit` for every value with `x-kind` or
 * `x-heading`. Data that does not fit its schema is skipped, so that a malformed config can be walked. A visitor may
 * replace the value; the walk continues in the original one.
 * @param wanted The same object each time: for a catalogue, what is passed over are a million values.
 */
export function walk(
  schema: Schema,
  data: unknown,
  visit: (visit: Visit) => void,
  wanted: Partial<Wanted> = ALL,
): void {
  function enter(
    plan: Plan,
    parent: Container,
    key: string | number,
    path: Path,
    block: EnclosingBlock | undefined,
  ): void {
    const value = parent[key];
    const here = path.concat(key);
    let own: Plan | undefined = plan;
    let enclosing = block;
    if (plan.blocks) {
      if (!isRecord(value)) return;
      const type = String(value['type']);
      own = plan.blocks.get(type);
      enclosing = { type, value, path: here };
    }
    if (!own) return;
    const { kind, heading } = own;
    if (kind !== undefined || heading !== undefined) {
      visit({
        kind,
        heading,
        value,
        path: here,
        schema: own.schema,
        parent,
        key,
        block: enclosing,
      });
    }
    descend(own, value, here, enclosing);
  }

  function descend(
    plan: Plan,
    value: unknown,
    path: Path,
    block: EnclosingBlock | undefined,
  ): void {
    if (!isContainer(value)) return;
    if (Array.isArray(value)) {
      if (!plan.items) return;
      for (let index = 0; index < value.length; index += 1) {
        enter(plan.items, value, index, path, block);
      }
      return;
    }
    for (const [key, inner] of plan.properties) {
      if (Object.hasOwn(value, key)) enter(inner, value, key, path, block);
    }
    if (!plan.others) return;
    for (const key of Object.keys(value)) enter(plan.others, value, key, path, block);
  }

  const plan = plannerOf(wanted)(schema);
  if (plan) descend(plan, data, [], undefined);
}

/** All that is annotated. */
const ALL: Partial<Wanted> = {};

const planners = new WeakMap<Partial<Wanted>, (schema: Schema) => Plan | undefined>();

/** A function that plans walks for something, each schema once. */
function plannerOf(wanted: Partial<Wanted>): (schema: Schema) => Plan | undefined {
  const planner = planners.get(wanted) ?? createPlanner(wanted);
  planners.set(wanted, planner);
  return planner;
}

function createPlanner(wanted: Partial<Wanted>) {
  const { kinds, headings = true } = wanted;
  const plans = new WeakMap<Schema, Plan>();
  const unannotated = new WeakSet<Schema>();
  /** The plan of a schema; undefined if no subschema is annotated. */
  const planFor = (schema: Schema): Plan | undefined => {
    const known = plans.get(schema);
    if (known || unannotated.has(schema)) return known;
    const kind = schema['x-kind'];
    const plan: Plan = {
      kind: kind === undefined || !kinds || kinds.includes(kind) ? kind : undefined,
      heading: headings ? schema['x-heading'] : undefined,
      schema,
      properties: [],
      others: undefined,
      items: undefined,
      blocks: undefined,
    };
    // Registered before its subschemas are planned, so that a schema may contain itself.
    plans.set(schema, plan);
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      const part = planFor(inner);
      if (part) plan.properties.push([key, part]);
    }
    const others = schema.additionalProperties;
    if (typeof others === 'object') plan.others = planFor(others);
    if (schema.items) plan.items = planFor(schema.items);
    if (schema.discriminator) plan.blocks = planBlocks(schema, planFor);
    if (hasAnnotations(plan)) return plan;
    plans.delete(schema);
    unannotated.add(schema);
    return undefined;
  };
  return planFor;
}

function planBlocks(
  schema: Schema,
  planFor: (schema: Schema) => Plan | undefined,
): Map<string, Plan> {
  const blocks = new Map<string, Plan>();
  for (const block of schema.oneOf ?? []) {
    const part = planFor(block);
    const type = block.properties?.[schema.discriminator?.propertyName ?? '']?.const;
    if (part && typeof type === 'string') blocks.set(type, part);
  }
  return blocks;
}

function hasAnnotations(plan: Plan): boolean {
  if (plan.kind !== undefined || plan.heading !== undefined) return true;
  if (plan.properties.length > 0 || plan.others || plan.items) return true;
  return plan.blocks !== undefined && plan.blocks.size > 0;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Whether a path is `ancestor` or below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.every((key, index) => path[index] === key);
}
