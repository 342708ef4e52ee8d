import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { CompanyAnswers } from '../../../studio/newCompany/answers';
import type { UploadRequest } from '../../../studio/protocol';
import type { ValueProblem } from '../../config/check/problem';
import { checkConfig } from '../../config/check/checkConfig';
import { RefusedError } from '../refusal';
import { takePicture } from '../upload';
import { STAND_INS } from '../../assets/standInDrawing';
import { newCompany } from './newCompany';

const CONFIG = 'site.config.json';

/** What was made, or what is wrong with the answers. */
type Created = { file: string } | { problems: readonly ValueProblem[]; config: unknown };

/**
 * Refuses a folder that has anything in it.
 * @throws A sentence.
 */
export function refuseUsed(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new RefusedError(409, `${folder} is not empty: name a folder that is new.`);
}

/**
 * Makes the folder of a new company: its config and its pictures. Where an answer is wrong, nothing is left behind.
 * @param root The folder of the project.
 * @param folder A folder that is not there yet, or empty.
 * @throws A refusal, if the folder is not empty, or the logo no picture.
 */
export async function createCompany(
  root: string,
  folder: string,
  { answers, logo }: { answers: CompanyAnswers; logo?: UploadRequest },
): Promise<Created> {
  refuseUsed(folder);
  const wasThere = existsSync(folder);
  try {
    const created = await write(root, folder, { answers, ...(logo && { logo }) });
    if ('problems' in created) clear(folder, wasThere);
    return created;
  } catch (error) {
    clear(folder, wasThere);
    throw error;
  }
}

async function write(
  root: string,
  folder: string,
  { answers, logo }: { answers: CompanyAnswers; logo?: UploadRequest },
): Promise<Created> {
  const publicDir = join(folder, 'public');
  mkdirSync(join(publicDir, 'images'), { recursive: true });
  for (const [src, drawing] of Object.entries(STAND_INS))
    writeFileSync(join(publicDir, src), drawing);
  const mark = logo && (await takePicture(publicDir, { ...logo, name: 'logo' })).src;
  const config = newCompany({
    answers,
    schema: relative(folder, join(root, 'schemas', 'site.schema.json')).replaceAll('\\', '/'),
    ...(mark !== undefined && { logo: mark }),
  });
  const text = `${JSON.stringify(config, null, 2)}\n`;
  const file = join(folder, CONFIG);
  const { ok, problems } = await checkConfig(file, { root, content: Buffer.from(text) });
  if (!ok)
    return {
      problems: problems.filter(({ severity }) => severity === 'error'),
      config,
    };
  await writeFileAtomic(file, text);
  return { file };
}

/** Takes away what was written, and nothing else: the folder was empty before. */
function clear(folder: string, wasThere: boolean): void {
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  if (!wasThere) rmSync(folder, { recursive: true, force: true });
}
