import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { isInstalled } from './isInstalled';

/** The whole text of a cell, and what is typed there instead. */
type Typed = readonly (readonly [string, string])[];

/** The program whose part LibreOffice plays; where it is not installed, the file is changed without one. */
const LIBREOFFICE = 'soffice';

/** Where the texts of all cells are in an XLSX file. */
const TEXTS = 'xl/sharedStrings.xml';

/**
 * Changes texts in an XLSX file as somebody does in a spreadsheet program. LibreOffice opens and saves it where it is
 * installed, which takes seconds; elsewhere nothing but the texts changes.
 * @returns The path of the changed file, beside it.
 * @throws If a text is in no cell.
 */
export function changeTable(file: string, typed: Typed): string {
  if (isInstalled(LIBREOFFICE)) {
    // Its own format in one file of XML, in which it is told what somebody types.
    const own = convert(file, 'fods');
    writeFileSync(own, retyped(readFileSync(own, 'utf8'), typed));
    return convert(own, 'xlsx');
  }
  const parts = unzipSync(readFileSync(file));
  const texts = strFromU8(parts[TEXTS] ?? new Uint8Array());
  const changed = path.join(path.dirname(file), 'changed', path.basename(file));
  mkdirSync(path.dirname(changed), { recursive: true });
  writeFileSync(changed, zipSync({ ...parts, [TEXTS]: strToU8(retyped(texts, typed)) }));
  return changed;
}

function retyped(xml: string, typed: Typed): string {
  return typed.reduce((text, [from, to]) => {
    if (!text.includes(`>${from}<`)) throw new Error(`No cell says "${from}".`);
    return text.replace(`>${from}<`, `>${to}<`);
  }, xml);
}

/** Lets LibreOffice open a file and save it in another format, in a folder beside it. */
function convert(file: string, format: string): string {
  const folder = path.dirname(file);
  const into = path.join(folder, 'changed');
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const args = [profile, '--headless', '--convert-to', format, '--outdir', into, file];
  execFileSync(LIBREOFFICE, args, { stdio: 'ignore' });
  return path.join(into, `${path.parse(file).name}.${format}`);
}
