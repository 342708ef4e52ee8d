import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileName } from '../../../document/fileName';
import type { Question } from '../../../document/table/question';
import { readConfigFile, saveConfigFile, type FileContent } from '../../config/configFile';
import {
  askInTerminal,
  canAsk,
  confirmInTerminal,
  questionInWords,
} from '../../products/askInTerminal';
import { loadWorkbooks } from '../../config/productFiles/workbook';
import { importFile, type ImportedFile } from '../../products/importFile';
import { importSummary } from '../../products/importSummary';
import { givenPictures, siteFiles } from '../../products/pictures';
import type { ImportOptions, ImportPlan } from '../../products/planImport';
import { drawStandIn } from '../../products/standIn';
import { rememberAnswers, rememberedAnswers } from '../../products/remembered';
import { loadSchemas } from '../../schemas/load';
import { takePictures } from './takePictures';

/** What was said on the command line; '' for what was not. */
export interface ImportFlags {
  yes: boolean;
  remove: boolean;
  'dry-run': boolean;
  encoding: string;
  preset: string;
  columns: string;
  variants: string;
  categories: string;
  repeats: string;
  pictures: string;
}

/**
 * Takes over products from a file into a config.
 * @returns The exit code: 1 if the table has mistakes or a question stays open, in which case nothing is changed.
 * @throws A sentence, if a file cannot be read.
 */
export async function importProducts(
  table: string,
  configFile: string,
  flags: ImportFlags,
): Promise<number> {
  const { config: schema } = loadSchemas(process.cwd());
  await loadWorkbooks();
  const content = readConfigFile(configFile, schema);
  const importing = createImport(table, configFile, flags);
  const plan = await importing.plan(content.value);
  if (!plan) return 1;
  process.stdout.write(`${importSummary(plan, flags.remove)}\n`);
  if (hasMistakes(plan)) {
    process.stderr.write('Nothing was changed. Mend the table, or take it over in Studio.\n');
    return 1;
  }
  const given = flags.pictures === '' ? new Map() : givenPictures(flags.pictures);
  const wanted = importing.found(plan, given);
  if (wanted.length > 0) process.stdout.write(`${wanted.length} of the pictures are given.\n`);
  if (plan.operations.length === 0 && wanted.length === 0) {
    process.stdout.write('There is nothing to change.\n');
    return 0;
  }
  if (flags['dry-run'] || (!flags.yes && !(await isWanted(basename(configFile))))) {
    process.stdout.write('Nothing was changed.\n');
    return 0;
  }
  if (plan.needsDrawing === true) await drawStandIn(importing.publicDir);
  const taken = await takePictures(importing.publicDir, wanted, given);
  process.stdout.write(taken.refused.map((line) => `${line}\n`).join(''));
  const final = wanted.length > 0 ? await importing.plan(content.value, taken.sources) : plan;
  if (!final || hasMistakes(final)) {
    process.stdout.write(final ? `${importSummary(final, flags.remove)}\n` : '');
    process.stderr.write('The pictures are in public/images; nothing else was changed.\n');
    return 1;
  }
  const { lines, ...saved } = await saveConfigFile(configFile, content, final.value, schema);
  if (plan.foreign)
    await rememberAnswers(dirname(configFile), plan.foreign.key, plan.foreign.answers);
  process.stdout.write(
    `${changedNames(basename(configFile), content, saved)}: ${lines} ${lines === 1 ? 'line' : 'lines'} changed.\n`,
  );
  return 0;
}

/** The files that an import has changed: 'catalogue.csv', 'site.config.json, pumps.csv'. */
function changedNames(config: string, before: FileContent, after: FileContent): string {
  const hashes = new Set(before.files?.map(({ hash }) => hash));
  const products = (after.files ?? []).filter(({ hash }) => !hashes.has(hash));
  const own = before.text === after.text ? [] : [config];
  return [...own, ...products.map(({ name }) => name)].join(', ');
}

const hasMistakes = ({ mistakes }: ImportPlan): boolean =>
  mistakes.inTable.length + mistakes.elsewhere.length > 0;

/** Plans an import as often as it takes, asking what has to be known. */
function createImport(table: string, configFile: string, flags: ImportFlags) {
  const root = process.cwd();
  const publicDir = join(dirname(configFile), 'public');
  const options: ImportOptions = {
    root,
    publicDir,
    configSchema: loadSchemas(root).config,
    remove: flags.remove,
  };
  const { encoding, columns, variants, categories, repeats } = flags;
  const said = Object.entries({ encoding, columns, variants, categories, repeats });
  const answers: Record<string, string> = Object.fromEntries(said.filter(([, one]) => one !== ''));
  const file: ImportedFile = {
    name: basename(table),
    bytes: readBytes(table),
    answers,
    preset: flags.preset,
    remembered: rememberedAnswers(dirname(configFile)),
  };
  return {
    publicDir,
    /** The pictures that a plan lacks and that are given. */
    found: ({ foreign }: ImportPlan, given: ReadonlyMap<string, unknown>): string[] =>
      (foreign?.toFetch ?? []).filter((address) => given.has(fileName(address))),
    /** What the file would change; undefined if a question stays open. */
    plan: async (
      config: unknown,
      taken: ReadonlyMap<string, string> = new Map(),
    ): Promise<ImportPlan | undefined> => {
      const known = new Map([...siteFiles(publicDir), ...taken]);
      const pictures = { find: (name: string) => known.get(name) };
      for (;;) {
        const result = await importFile({ ...file, pictures }, config, options);
        if ('plan' in result) return result.plan;
        const answer = await answerTo(result.question, flags);
        if (answer === undefined) return undefined;
        answers[result.question.key] = answer;
      }
    },
  };
}

/** The answer of a person, or the likeliest where nobody is to be asked; undefined if only a person knows. */
async function answerTo(
  question: Question,
  { yes, 'dry-run': isDry }: ImportFlags,
): Promise<string | undefined> {
  if (canAsk() && !yes) return askInTerminal(question);
  process.stdout.write(`${questionInWords(question)}\n`);
  const [first] = question.choices;
  const guess = question.columns ? 'guess' : first?.value;
  // A dry run changes nothing, so that a guess does no harm, but for letters that would be read wrongly.
  const mayGuess = question.needsPerson !== true || (isDry && question.key !== 'encoding');
  if (guess !== undefined && (yes || isDry) && mayGuess) {
    process.stdout.write(`Taken: ${question.columns ? 'as guessed' : first?.label}.\n`);
    return guess;
  }
  const values = question.columns ? '"Heading=code,Other=name" (or "guess")' : 'NAME';
  process.stderr.write(`Nothing was changed. Say which with --${question.key} ${values}.\n`);
  if (!question.columns) {
    process.stderr.write(
      `NAME is one of: ${question.choices.map(({ value }) => value).join(', ')}.\n`,
    );
  }
  return undefined;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`The file ${basename(file)} does not exist or cannot be read.`);
  }
}

/** Asks whether to change the config, if there is a terminal to answer in. */
async function isWanted(name: string): Promise<boolean> {
  if (!canAsk()) {
    process.stdout.write('To change the config without being asked, add --yes.\n');
    return false;
  }
  return confirmInTerminal(`Change ${name}?`);
}
