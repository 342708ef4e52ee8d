import { applyEdits, modify } from 'jsonc-parser';
import { inc, gt, valid, type ReleaseType } from 'semver';

/** The files that name the version, with the places where they do. */
export const VERSIONED: Record<string, (string | number)[][]> = {
  'package.json': [['version']],
  'package-lock.json': [['version'], ['packages', '', 'version']],
  'embed/package/package.json': [['version']],
};

const STEPS: readonly ReleaseType[] = ['major', 'minor', 'patch'];

/**
 * The version to release.
 * @param current The present version: '1.0.2'.
 * @param wanted 'major', 'minor', 'patch', or a version.
 * @throws If that is none, or not newer, with a message for the terminal.
 */
export function nextVersion(current: string, wanted = ''): string {
  const step = STEPS.find((name) => name === wanted);
  const next = step ? inc(current, step) : valid(wanted);
  if (next === null) {
    const said = wanted === '' ? 'Say which version' : `"${wanted}" is no version`;
    throw new Error(
      `${said}: "npm run release -- patch" for fixes, minor for additions, major where users have to change something, or a number such as ${inc(current, 'minor')}.`,
    );
  }
  if (!gt(next, current)) throw new Error(`${next} is not newer than ${current}.`);
  return next;
}

/** The text of a JSON file with a version at these places; the rest keeps its bytes. */
export function withVersion(text: string, places: (string | number)[][], version: string): string {
  return places.reduce(
    (changed, place) => applyEdits(changed, modify(changed, place, version, {})),
    text,
  );
}
