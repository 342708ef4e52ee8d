import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isTaken } from '../../src/node/serve/testing';
import getPort from 'get-port';
import { STEPS } from '../../src/node/cli/test-steps/steps';
import { fetchPage, isWarning, run, serve, textOf, warningsIn } from './commands';
import {
  asVersion1,
  configOf,
  fieldNames,
  nameIn,
  uncompressed,
  withEntries,
  withoutEntries,
} from './company';
import { addField, copyProject, isPartOf, leaveSharedCode } from './projectCopy';
import {
  COMMANDS,
  ENTRIES,
  isAddress,
  isCreated,
  MISTAKES,
  NAMES,
  NEW_FIELD,
  NEW_LINE,
  RUN_ELSEWHERE,
} from './readme';

/** The package that partners install. */
const PACKAGE = 'inquiry-embed';

/** Names that are neither files nor fields: a variable that is set, and the package. */
const OTHERS = new Set(['PORT', PACKAGE]);

const OTHER = 'tests/fixtures/other-company/site.config.json';

/** Timeout in ms for installing, building and serving on a busy machine. */
const TIMEOUT_MS = 180_000;

describe(
  'the commands of README and CONTRIBUTING, in a fresh copy of the project,',
  { timeout: TIMEOUT_MS },
  () => {
    let copy = '';
    let shipped = '';
    let config = configOf('');
    /** How many the shipped config has. */
    let warnings = 0;
    const typed = new Set<string>();

    /** Runs a command of the README; the last test checks that all were run. */
    const command = (text: string) => {
      typed.add(text);
      return text;
    };

    beforeAll(() => {
      copy = copyProject();
      // Whoever has tried the README has them already.
      for (const name of NAMES.filter(isCreated)) {
        rmSync(path.join(copy, name), { recursive: true, force: true });
      }
      config = configOf(copy);
      // Nor does the config have the entries of someone who has pasted them.
      shipped = withoutEntries(config.read(), ENTRIES);
      config.write(shipped);
    });
    afterEach(() => config.write(shipped));

    it.each([
      ['npm run generate', /generated is (written|already up to date): \d+ blocks/],
      ['npm test -- --help', /^ {2}browser +\w/m],
      ['npm run check -- --help', /^ {2}npm run check -- --fix$/m],
      ['npm run check -- --words nb', /"strings"/],
      ['npx vitest run src/cart/message.test.ts', /Tests +\d+ passed/],
      ['npm test -- check', /\n[1-9]\d* passed, 0 failed\n$/],
    ])('answer: %s', async (typedHere, answer) => {
      const { code, out } = await run(copy, command(typedHere));
      expect(out).toMatch(answer);
      expect(code).toBe(0);
    });

    it('show mistakes exactly as the README does, below all warnings', async () => {
      config.write(
        shipped
          .replace('"description": "Cooling', '"descripton": "Cooling')
          .replace('"/images/share.png"', '"/images/shaer.png"'),
      );
      const { code, err } = await run(copy, command('npm run check'));
      const mistakes = err.split('\n\n').filter((one) => /:\d+:\d+ /.test(one) && !isWarning(one));
      expect(mistakes.join('\n\n')).toBe(MISTAKES);
      expect(err).toContain(`${MISTAKES}\n\nsite.config.json has 2 mistakes`);
      expect(code).toBe(1);
    });

    it('fix mistakes with only one possible meaning, and nothing else', async () => {
      config.write(shipped.replace('"description": "Cooling', '"descripton": "Cooling'));
      const { code, out, err } = await run(copy, command('npm run check -- --fix'));
      expect(out).toContain('Mended: "descripton" → "description"');
      expect(out).toMatch(/\nsite\.config\.json is fine: \d+ pages, \d+ products/);
      warnings = warningsIn(err).length;
      expect(config.read()).toBe(shipped);
      expect(code).toBe(0);
    });

    it('treat warnings as mistakes with --strict', async () => {
      const { code, err } = await run(copy, 'npm run check -- --strict');
      expect(err).toMatch(new RegExp(`site\\.config\\.json has ${warnings} mistakes\\.\n$`));
      expect(code).toBe(1);
    });

    it('migrate an older config, preserving its formatting', async () => {
      config.write(asVersion1(shipped));
      const { code, out } = await run(copy, command('npm run migrate'));
      expect(out).toMatch(/site\.config\.json:\d+ {2}"baseUrl" is now called "url"\./);
      expect(config.read()).toBe(shipped);
      expect(code).toBe(0);
    });

    it('write the products into a table, and take them over again', async () => {
      const out = await run(copy, command('npm run products -- export products.xlsx'));
      expect(out).toMatchObject({ code: 0 });
      const back = await run(copy, command('npm run products -- import products.xlsx'));
      expect(back.out).toContain('There is nothing to change.');
      expect(config.read()).toBe(shipped);
    });

    it('[E42] pack the package for partners, with its types, under the name that it has here', async () => {
      const { code, out } = await run(copy, command('npm pack ./embed/package'));
      expect(code).toBe(0);
      expect(NAMES).toContain(PACKAGE);
      const [archive = ''] = new RegExp(`^${PACKAGE}-[\\d.]+\\.tgz$`, 'm').exec(out) ?? [];
      const files = execFileSync('tar', ['-tzf', archive], { cwd: copy, encoding: 'utf8' });
      expect(files).toContain('package/lib/types/embed/package/react.d.ts');
    });

    it('build another company from its own config and pictures', async () => {
      const other = path.join(copy, OTHER);
      writeFileSync(other, uncompressed(readFileSync(other, 'utf8')));
      const ended = await run(copy, command(`npm run build -- --config ${OTHER}`));
      expect(ended).toMatchObject({ code: 0 });
      expect(readFileSync(path.join(copy, 'dist/index.html'), 'utf8')).toContain(
        nameIn(copy, OTHER),
      );
    });

    it('serve the last build again', async () => {
      const PORT = String(await getPort());
      const { url, stop } = await serve(copy, command('npm run serve'), { PORT });
      onTestFinished(stop);
      expect(await textOf(`${url}/`)).toContain(nameIn(copy, OTHER));
      await stop();
    });

    it('open Studio', async () => {
      const { url, stop } = await serve(copy, command('npm run studio'), { BROWSER: 'none' });
      onTestFinished(stop);
      const page = await fetch(url);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await page.text()).toContain('<title>Studio</title>');
      await stop();
    });

    it('ask for a new company, and make nothing before the answers', async () => {
      const { url, stop } = await serve(copy, command('npm run studio -- --new ../acme'), {
        BROWSER: 'none',
      });
      onTestFinished(stop);
      expect(await (await fetch(url)).text()).toContain('<title>Studio</title>');
      expect(existsSync(path.join(copy, '../acme'))).toBe(false);
      await stop();
    });

    it('write the four files of a new block, as the README says, one of them a test that passes', async () => {
      // What is made of these additions is of no use to anyone else.
      leaveSharedCode(copy);
      const { code, out } = await run(copy, command('npm run new block delivery-times'));
      const [said = ''] = out.split('To see it');
      const written = [...said.matchAll(/^ {2}(\w\S+)$/gm)].map(([, file]) => file);
      expect(written).toHaveLength(4);
      expect(NAMES).toEqual(expect.arrayContaining(written));
      expect(code).toBe(0);
      const tested = await run(copy, 'npx vitest run src/blocks/delivery-times');
      expect(tested.out).toMatch(/Tests +1 passed/);
    });

    it('type the field that the README adds to that block, and draw it', async () => {
      addField(copy, 'delivery-times', NEW_FIELD, NEW_LINE);
      await run(copy, 'npm run generate');
      const types = readFileSync(path.join(copy, 'src/generated/types.ts'), 'utf8');
      expect(types).toMatch(/interface DeliveryTimesBlock \{[^}]*\bdays\?: string;/);
    });

    it('write the folder of a new element of the embed, as the README says', async () => {
      const { code, out } = await run(copy, command('npm run new element opening-hours'));
      const written = [...out.matchAll(/^ {2}(embed\S+)$/gm)].map(([, file]) => file);
      const folders = new Set(written.map((file) => path.posix.dirname(file ?? '')));
      expect(written).toHaveLength(4);
      expect(folders.size).toBe(1);
      expect(NAMES).toEqual(expect.arrayContaining([...folders]));
      expect(code).toBe(0);
    });

    it('write a checker rule and its test, as the README says', async () => {
      const { code, out } = await run(copy, command('npm run new rule phone-numbers'));
      const written = [...out.matchAll(/^ {2}(src\S+)$/gm)].map(([, file]) => file);
      expect(written).toHaveLength(2);
      expect(NAMES).toEqual(expect.arrayContaining(written));
      expect(code).toBe(0);
    });

    it('write the files of hosts, as the README says', async () => {
      const github = await run(copy, command('npm run new host github-pages'));
      expect(NAMES).toContain(/^ {2}(\.github\S+)$/m.exec(github.out)?.[1]);
      const netlify = await run(copy, command('npm run new host netlify'));
      expect([github.code, netlify.code]).toEqual([0, 0]);
    });

    it('release the embed for partners who pin it', async () => {
      // As it is built below, where the same scripts are taken from the cache.
      config.write(withEntries(shipped, ENTRIES));
      const { code, out } = await run(copy, command('npm run release-embed'));
      const [, file = ''] = /src="[^"]*(\/embed\/[^"]+)" integrity="sha384-/.exec(out) ?? [];
      expect(existsSync(path.join(copy, 'public', file))).toBe(true);
      expect(code).toBe(0);
    });

    it('accept the page, the product, the block and the redirect of the README, and serve them', async () => {
      expect(ENTRIES.length).toBeGreaterThan(4);
      config.write(uncompressed(withEntries(shipped, ENTRIES)));
      const PORT = String(await getPort());
      const { url, said, stop } = await serve(copy, command('npm start'), { PORT });
      onTestFinished(stop);
      // The code is built here, without warnings of the bundler.
      expect(`${said.out}${said.err}`).not.toMatch(/\[[A-Z_]{4,}\]/);
      // The warning about the inbox is gone.
      expect(said.out).toContain(`products, ${warnings - 1} warnings.`);
      expect(url).toBe(`http://localhost:${PORT}`);
      expect(await textOf(`${url}/`)).toContain('Twice a week, until noon.');
      expect(await textOf(`${url}/`)).toContain('<p>Monday and Thursday</p>');
      expect(await textOf(`${url}/embed/company.json`)).toContain('Delivered to our yard, please.');
      expect(await textOf(`${url}/delivery`)).toContain('checked against your list');
      expect(await textOf(`${url}/store/product/ac-029`)).toContain(
        'Axial Wall Fan - 600\u00A0mm</h1>',
      );
      await stop();
      expect(await isTaken(Number(PORT))).toBe(false);
    });

    it('answer searches in the site that was built', async () => {
      const PORT = String(await getPort());
      const { url, stop } = await serve(copy, command('npm run search'), { PORT });
      onTestFinished(stop);
      expect(await textOf(`${url}/search?q=axial+fan`)).toContain('/store/product/ac-029');
      await stop();
    });

    it('show a change of the config while it is edited', async () => {
      const { url, stop } = await serve(copy, command('npm run dev'));
      onTestFinished(stop);
      expect(await textOf(`${url}/deliveries`)).not.toContain('checked against your list');
      let tries = 0;
      const change = () => {
        // Again now and then: on a busy machine the watcher of a server that has just started may not be ready.
        if (tries % 20 === 0) config.write(withEntries(shipped, ENTRIES));
        tries += 1;
        return textOf(`${url}/deliveries`);
      };
      await expect
        .poll(change, { timeout: 60_000, interval: 500 })
        .toContain('checked against your list');
      // Only a build makes the package.
      for (const address of NAMES.filter((name) => isAddress(name) && !name.endsWith('.tgz'))) {
        expect(await fetchPage(url + address)).toMatchObject({ status: 200 });
      }
      await stop();
    });

    it('leave every file, folder and field that the README names', () => {
      const fields = new Set(fieldNames(JSON.parse(shipped)));
      const unknown = NAMES.filter(
        (name) =>
          !isAddress(name) && !fields.has(name) && !OTHERS.has(name) && !isPartOf(copy, name),
      );
      expect(unknown).toEqual([]);
    });

    it('are all run, here or by the steps named here', () => {
      const proven = [...typed, ...RUN_ELSEWHERE];
      expect(
        proven.toSorted(),
        'Run a new command of the README in a test above: command("npm run …").',
      ).toEqual([...new Set(COMMANDS)].toSorted());
      const build = STEPS.find(({ name }) => name === 'build');
      expect(build?.scripts).toEqual([['src/node/cli/launch/run.mjs', 'build']]);
    });
  },
);
