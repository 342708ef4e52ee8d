import { describe, expect, it } from 'vitest';
import { releaseChangelog } from './changelog';

const OLD = '## [1.0.0] - 2031-01-02\n\n### Added\n\n- All.\n';
const changelog = (unreleased: string) => `# Changelog\n\n## [Unreleased]\n\n${unreleased}${OLD}`;
const release = (unreleased: string) =>
  releaseChangelog(changelog(unreleased), '1.1.0', '2031-04-01');

describe('a release of the changelog', () => {
  it('dates what was not released, and leaves room for what comes next', () => {
    expect(release('### Fixed\n\n- A gap.\n\n').changelog).toBe(
      `# Changelog\n\n## [Unreleased]\n\n### Added\n\n### Changed\n\n### Fixed\n\n## [1.1.0] - 2031-04-01\n\n### Fixed\n\n- A gap.\n\n${OLD}`,
    );
  });

  it('leaves out headings without a line', () => {
    const { notes } = release('### Added\n\n### Changed\n\n- A colour.\n\n### Fixed\n\n');
    expect(notes).toBe('### Changed\n\n- A colour.');
  });

  it('is told by its own lines alone', () => {
    expect(release('### What to do\n\n- Look.\n\n').notes).toBe('### What to do\n\n- Look.');
  });

  it('may be the first of all', () => {
    const { changelog: first } = releaseChangelog(
      '## [Unreleased]\n\n- A.\n',
      '1.0.0',
      '2031-04-01',
    );
    expect(first).toMatch(/\n## \[1\.0\.0\] - 2031-04-01\n\n- A\.\n$/);
  });

  it.each(['', '### Added\n\n### Changed\n\n### Fixed\n\n'])('needs a line: not %j', (empty) => {
    expect(() => release(empty)).toThrow('no line under "Unreleased"');
  });

  it('needs the section', () => {
    expect(() => releaseChangelog(OLD, '1.1.0', '2031-04-01')).toThrow('no section');
  });
});
