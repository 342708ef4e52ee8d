import { writePackageFiles } from '../embed/packageFiles';

/** The prepack step of `npm pack ./embed/package`: creates the package for partners. Resolves to the exit code. */
export async function run(): Promise<number> {
  await writePackageFiles(process.cwd());
  return 0;
}
