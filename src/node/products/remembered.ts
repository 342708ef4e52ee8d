import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { isRecord } from '../../document/isRecord';
import type { Answers } from '../../document/table/question';

/** Beside the config, so that it is kept with it. */
const FILE = 'product-imports.json';

/** What is asked of each file anew: another one may have another encoding, and other rows of one code. */
const NOT_KEPT = new Set(['encoding', 'repeats']);

/**
 * The answers of earlier imports, by what the files had in common; nothing if the file cannot be read.
 * @param folder That of the config.
 */
export function rememberedAnswers(folder: string): Record<string, Answers> {
  const file = join(folder, FILE);
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const known = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      known.flatMap(([key, answers]) =>
        isRecord(answers)
          ? [
              [
                key,
                Object.fromEntries(
                  Object.entries(answers).map(([name, one]) => [name, String(one)]),
                ),
              ],
            ]
          : [],
      ),
    );
  } catch {
    // Then everything is asked again.
    return {};
  }
}

/** Keeps the answers to the questions about a file in the folder of the config. */
export async function rememberAnswers(
  folder: string,
  key: string,
  answers: Answers,
): Promise<void> {
  const kept = Object.entries(answers).filter(([name, one]) => !NOT_KEPT.has(name) && one !== '');
  const all = { ...rememberedAnswers(folder), [key]: Object.fromEntries(kept) };
  const file = join(folder, FILE);
  await writeFileAtomic(file, `${JSON.stringify(all, undefined, 2)}\n`);
}
