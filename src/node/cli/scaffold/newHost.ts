import type { NewFile } from './templates';
import { writeNew, type Written } from './writeNew';

/** A host that builds the site from Git, as a file in the repository tells it. */
interface Host {
  file: NewFile;
  /** The steps to take once at the host, as lines. */
  next: readonly string[];
}

/** The version of Node that hosts build with; `engines` in package.json must allow it. */
const NODE_VERSION = 22;

/** https://docs.github.com/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages */
const GITHUB_PAGES = `name: Publish
on:
  push:
    branches: [main]
  workflow_dispatch:
  schedule:
    # Every night, in UTC: what has dates appears and goes.
    - cron: '17 22 * * *'
permissions:
  contents: read
  pages: write
  id-token: write
# One after another; the last one stays.
concurrency: publish
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.pages.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: ${NODE_VERSION}
          cache: npm
      - run: npm ci
      # Finished pictures, which take longest.
      - uses: actions/cache@v4
        with:
          path: node_modules/.cache
          key: pictures-\${{ github.run_id }}
          restore-keys: pictures-
      - run: npm run build
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist
      - id: pages
        uses: actions/deploy-pages@v4
`;

/** https://docs.netlify.com/build/configure-builds/file-based-configuration/ */
const NETLIFY = `[build]
command = "npm run build"
publish = "dist"

[build.environment]
NODE_VERSION = "${NODE_VERSION}"
`;

const HOSTS: Partial<Record<string, Host>> = {
  'github-pages': {
    file: { path: '.github/workflows/publish.yml', content: GITHUB_PAGES },
    next: [
      'Commit and push it. On GitHub, once:',
      '  Settings › Pages › Build and deployment › Source: GitHub Actions',
      '  Settings › Pages › Custom domain: the domain of "site.url" (below github.io/repository, links lead nowhere)',
      'From then on, every push to the branch "main" publishes, and so does every night.',
    ],
  },
  netlify: {
    file: { path: 'netlify.toml', content: NETLIFY },
    next: [
      'Commit and push it. On Netlify, once: Add new project › Import an existing project, and choose the repository.',
      'From then on, every push publishes. For what has dates, call a build hook every night.',
    ],
  },
};

/**
 * Writes the file that tells a host how to build the site from Git.
 * @param name The host: 'github-pages'.
 */
export async function newHost(root: string, name: string): Promise<Written> {
  const host = HOSTS[name];
  if (host) return writeNew(root, [host.file]);
  const names = Object.keys(HOSTS).join(' or ');
  return {
    problem: `Name the host: "npm run new host github-pages" (${names}). Others need no file: the README says what to enter there.`,
  };
}

/** The steps to take once at a host, as lines. */
export function nextAtHost(name: string): string[] {
  return [...(HOSTS[name]?.next ?? [])];
}
