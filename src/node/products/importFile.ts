import { basename, extname, join } from 'node:path';
import { applyAll } from '../../document/apply';
import type { Answers, Question } from '../../document/table/question';
import { columnsOf, normalised } from '../../document/table/columns';
import type { TellTable } from '../../document/table/progress';
import { readingAt } from '../../document/table/progress';
import { countHeadings, type Sheet } from '../../document/table/sheets';
import { importEach } from '../files/importEach';
import type { GivenPictures } from './foreign/intoRows';
import { foreignTable, type ForeignTable } from './foreign/rows';
import { beginStore } from './beginStore';
import { importForeign, type ForeignOrder } from './importForeign';
import { othersIn, readOtherTable, type ReadProducts } from './otherTable';
import { isOwnTable } from './ownTable';
import { OTHER_TABLE, planImport, type ImportOptions, type ImportPlan } from './planImport';
import type { Preset } from './preset';
import { productList } from './productList';
import { readTable } from './readTable';
import { standInFor, type StandIn } from './standIn';

/** A file with products. */
export interface ImportedFile {
  /** What it is called: its end says what it is. */
  name: string;
  bytes: Buffer;
  answers: Answers;
  /** The name of the preset by which it is read; without one it is recognised. */
  preset?: string | undefined;
  /** Answers of earlier files, by their keys. */
  remembered?: Readonly<Record<string, Answers>>;
  /** Pictures that the site has, or is given with the file. */
  pictures?: GivenPictures;
}

/** What a file would do, or what must be known first. */
export type ImportResult = { question: Question } | { plan: ImportPlan };

let loading: Promise<Preset[]> | undefined;

/** How tables of other systems are read: every file of the folder `presets`. */
async function loadPresets(): Promise<Preset[]> {
  loading ??= importEach(join(import.meta.dirname, 'presets'), 'preset') as Promise<Preset[]>;
  return loading;
}

/**
 * Finds out what taking over a file would do, or what must be known first.
 * @param tell Told of each step.
 * @throws A sentence, if the file cannot be read, or nothing says which products are meant.
 */
export async function importFile(
  file: ImportedFile,
  config: unknown,
  options: ImportOptions,
  tell: TellTable = () => undefined,
): Promise<ImportResult> {
  const { operations, made } = beginStore(config);
  const begun = applyAll(config, operations).value;
  const result = await importInto(begun, file, { before: config, ...options }, tell);
  if ('question' in result) return result;
  const { plan } = result;
  plan.operations.unshift(...operations);
  if (made.length > 0) plan.begun = made;
  return { plan: withDrawing(plan, standInFor(begun, options.publicDir)) };
}

/** A plan that says that the stand-in has to be drawn, instead of calling it a mistake that it is not there yet. */
function withDrawing(plan: ImportPlan, { src, isToDraw }: StandIn): ImportPlan {
  if (!isToDraw || !JSON.stringify(plan.operations).includes(JSON.stringify(src))) return plan;
  const elsewhere = plan.mistakes.elsewhere.filter(({ message }) => !message.includes(src));
  return { ...plan, needsDrawing: true, mistakes: { ...plan.mistakes, elsewhere } };
}

async function importInto(
  config: unknown,
  file: ImportedFile,
  options: ImportOptions,
  tell: TellTable,
): Promise<ImportResult> {
  tell(readingAt('read'));
  const { list, schema, language } = productList(options.configSchema, config);
  const columns = columnsOf(schema);
  const presets = await loadPresets();
  const content = await readTable(file.bytes, file.name, {
    answers: file.answers,
    language,
    countHeadings: (row) => Math.max(countHeadings(row, columns), countOf(row, presets)),
  });
  if ('question' in content) return content;
  const order = (key: string, catalogue: ForeignOrder['catalogue']): ForeignOrder => ({
    catalogue,
    key,
    answers: { ...file.remembered?.[key], ...file.answers },
    pictures: file.pictures ?? { find: () => undefined },
    fallback: nameOf(file.name),
  });
  if ('catalogue' in content) {
    const { catalogue } = content;
    return importForeign(order(catalogue.system, catalogue), config, options, tell);
  }
  const visible = content.sheets.filter(({ isHidden }) => isHidden !== true);
  const found = presetFor(visible, presets, file.preset);
  const isOurs = visible.some((sheet) => isOwnTable(sheet, columns, list));
  if (!found && (file.answers['columns'] ?? '') === '' && isOurs) {
    return planImport(content.sheets, config, options, tell).then((plan) => ({ plan }));
  }
  const read = found ? readPreset(found, content.sheets) : readOtherTable(content.sheets, file);
  if ('question' in read) return read;
  const { key, products, wrong, answers, notes } = read;
  const system = found?.preset.title ?? OTHER_TABLE;
  const given = order(key, { system, products, notes });
  const withAnswers = { ...given, answers: { ...given.answers, ...answers } };
  const result = await importForeign(withAnswers, config, options, tell);
  if ('plan' in result) result.plan.mistakes.inTable.unshift(...wrong);
  return result;
}

function readPreset({ preset, tables }: Recognised, sheets: readonly Sheet[]): ReadProducts {
  const rows = tables.flatMap(({ table }) => table.rows);
  const wrong = tables.flatMap(({ sheet, table }) => (sheet.mistakes ?? []).concat(table.wrong));
  const notes = othersIn(sheets, tables);
  return { key: preset.name, products: preset.read(rows), wrong, answers: {}, notes };
}

/** Sheets that a preset reads. */
interface Recognised {
  preset: Preset;
  tables: { sheet: Sheet; table: ForeignTable }[];
}

function presetFor(
  sheets: readonly Sheet[],
  presets: readonly Preset[],
  name: string | undefined,
): Recognised | undefined {
  const chosen =
    name === undefined || name === '' ? presets : presets.filter((one) => one.name === name);
  if (chosen.length === 0) {
    throw new Error(
      `There is no preset "${name}". There are: ${presets.map((one) => one.name).join(', ')}.`,
    );
  }
  for (const preset of chosen) {
    const tables = sheets.flatMap((sheet) => {
      const head = sheet.rows
        .slice(0, 20)
        .findIndex((row) => countOf(row.map(String), [preset]) > 0);
      return head === -1 ? [] : [{ sheet, table: foreignTable(sheet, head) }];
    });
    if (tables.length > 0) return { preset, tables };
  }
  if (name === undefined || name === '') return undefined;
  const wanted = chosen.flatMap(({ headings }) => headings[0] ?? []).join('", "');
  throw new Error(`This is no table of ${chosen[0]?.title}: it has no headings "${wanted}".`);
}

/** How many headings of presets a row has; 0 if it has not all of one. */
function countOf(row: readonly string[], presets: readonly Preset[]): number {
  const names = new Set(row.map(normalised));
  const fitting = presets.filter(({ headings }) =>
    headings.some((all) => all.every((one) => names.has(normalised(one)))),
  );
  return Math.max(0, ...fitting.map(() => names.size));
}

/** 'Price list' of 'price_list.csv'. */
function nameOf(file: string): string {
  const words = basename(file, extname(file))
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
