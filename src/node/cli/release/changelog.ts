/** What stands below "Unreleased" after a release, so that the next line has a place. */
const EMPTY = '### Added\n\n### Changed\n\n### Fixed\n\n';

const UNRELEASED = /^## \[Unreleased\]\n+([\s\S]*?)(?=^## \[|(?![\s\S]))/m;

/**
 * Makes a version of what is not released yet: moves the lines below "Unreleased" to a heading with version and date.
 * Headings without a line are left out.
 * @param changelog In the form of Keep a Changelog, with `## [Unreleased]` at its top.
 * @param date As '2031-04-01'.
 * @returns The new changelog, and the lines of this version.
 * @throws If there is nothing to release, with a message for the terminal.
 */
export function releaseChangelog(
  changelog: string,
  version: string,
  date: string,
): { changelog: string; notes: string } {
  const found = UNRELEASED.exec(changelog);
  if (!found) throw new Error('CHANGELOG.md has no section "## [Unreleased]".');
  const notes = withoutEmptyHeadings(found[1] ?? '');
  if (notes === '') {
    throw new Error(
      'CHANGELOG.md has no line under "Unreleased": write there what users will notice.',
    );
  }
  const released = `## [Unreleased]\n\n${EMPTY}## [${version}] - ${date}\n\n${notes}\n\n`;
  const { index } = found;
  const rest = changelog.slice(index + found[0].length);
  return {
    changelog: `${`${changelog.slice(0, index)}${released}${rest}`.trimEnd()}\n`,
    notes,
  };
}

/** '### Added\n\n### Fixed\n\n- One.' -> '### Fixed\n\n- One.' */
function withoutEmptyHeadings(section: string): string {
  return section
    .split(/^(?=### )/m)
    .filter((part) => part.replace(/^### .*/, '').trim() !== '')
    .map((part) => part.trim())
    .join('\n\n');
}
