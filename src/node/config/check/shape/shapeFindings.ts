import type { ErrorObject } from 'ajv';
import type { SchemaSet } from '../../../schemas/load';
import { isWithin, type Path } from '../../../../document/schema/walk';
import type { Finding } from '../problem';
import { nearest } from '../suggest';
import { KEYWORDS } from './keywords';
import { misplacedItem } from './misplacedItem';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { valueAt } from '../../../../document/values';

// Priority of errors about the same value: only the first is reported, the others follow from it.
const RANK = ['type', 'discriminator', 'minLength', 'enum', 'const', 'pattern'];

/** Turns validation errors into findings in plain words, one per mistake. */
export function shapeFindings(
  errors: readonly ErrorObject[],
  set: SchemaSet,
  { config, publicDir }: { config: unknown; publicDir: string },
): Finding[] {
  const told = new Map<string, { rank: number; finding: Finding }>();
  const misplaced = misplacedItems(errors, set, config);
  for (const error of withoutEchoes(errors, set, config)) {
    const path = parsePointer(error.instancePath, config);
    if (misplaced.some((item) => isWithin(path, item.path))) continue;
    const value = valueAt(config, path);
    const schema = schemaAt(set.config, config, path);
    const words =
      isCondition(error) && schema?.['x-kind'] === 'image'
        ? emptyAlt(path)
        : KEYWORDS[error.keyword]?.({ error, path, value, schema, set, config, publicDir });
    if (!words) throw new Error(`The checker has no words for "${error.keyword}" in the schemas.`);
    const finding: Finding = { severity: 'error', at: 'value', path, ...words };
    const field: unknown = error.params['missingProperty'] ?? '';
    const key = JSON.stringify([finding.path, finding.at, field]);
    const rank = RANK.includes(error.keyword) ? RANK.indexOf(error.keyword) : RANK.length;
    const known = told.get(key);
    if (!known || rank < known.rank) told.set(key, { rank, finding });
  }
  return [...misplaced, ...Array.from(told.values(), ({ finding }) => finding)];
}

/** Findings for entries in the wrong list, one per entry instead of one per field. */
function misplacedItems(
  errors: readonly ErrorObject[],
  set: SchemaSet,
  config: unknown,
): Finding[] {
  const pointers = new Set(errors.map(({ instancePath }) => instancePath));
  return [...pointers].flatMap(
    (pointer) => misplacedItem(parsePointer(pointer, config), set, config) ?? [],
  );
}

/** Removes errors that another one already covers. */
function withoutEchoes(
  errors: readonly ErrorObject[],
  set: SchemaSet,
  config: unknown,
): ErrorObject[] {
  const missing = new Set<string>();
  for (const { instancePath, params, schemaPath, keyword } of errors) {
    const field: unknown = params['missingProperty'];
    if (keyword === 'required' && !schemaPath.includes('/then/')) {
      missing.add(`${instancePath}/${String(field)}`);
    }
  }
  const typeless = new Set<string>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword === 'discriminator') typeless.add(`${instancePath}/${String(params['tag'])}`);
    if (keyword !== 'additionalProperties') continue;
    // "lable" beside a missing "label" is one mistake, not two.
    const schema = schemaAt(set.config, config, parsePointer(instancePath, config));
    const fields = (schema?.required ?? []).filter((name) =>
      missing.has(`${instancePath}/${name}`),
    );
    const meant = nearest(String(params['additionalProperty']), fields);
    if (meant !== undefined) typeless.add(`${instancePath}/${meant}`);
  }
  return errors.filter((error) => {
    const { keyword, instancePath, schemaPath } = error;
    if (keyword === 'if' || /\/oneOf\/\d+\//.test(schemaPath)) return false;
    if (isCondition(error)) return !missing.has(`${instancePath}/alt`);
    const field: unknown = error.params['missingProperty'];
    return keyword !== 'required' || !typeless.has(`${instancePath}/${String(field)}`);
  });
}

/** The only condition of the schemas: a picture without alt text must be decorative. */
function isCondition({ schemaPath }: ErrorObject): boolean {
  return schemaPath.includes('/then/');
}

function emptyAlt(path: Path): Pick<Finding, 'path' | 'message' | 'advice'> {
  return {
    path: [...path, 'alt'],
    message: 'The picture has no description: "alt" is empty.',
    advice:
      'Say in a few words what it shows, or mark it as decorative if it adds nothing to the text.',
  };
}

/** Parses '/pages/0/title' to a path; indices of lists become numbers. */
function parsePointer(pointer: string, config: unknown): Path {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(valueAt(config, path)) ? Number(key) : key);
  }
  return path;
}
