import { writePackageFiles } from '../embed/packageFiles';

/** What `npm pack ./embed/package` runs first: makes the package for partners. Resolves to the exit code. */
export async function run(): Promise<number> {
  await writePackageFiles(process.cwd());
  return 0;
}
