import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const here = fileURLToPath(new URL('.', import.meta.url));
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
let root = '';

const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
};

/** Creates a project with the real entry point and two commands, whose dependencies count as installed. */
beforeAll(() => {
  root = temporaryFolder();
  cpSync(here, path.join(root, 'src', 'node', 'cli', 'launch'), { recursive: true });
  write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }');
  write('package-lock.json', '{ "packages": { "": {} } }');
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  symlinkSync(path.join(modules, 'tsx'), path.join(root, 'node_modules', 'tsx'), 'junction');
  write(
    'src/node/cli/greet.ts',
    `export const help = { about: 'Greets.', takes: '[name]', examples: ['Ada'] };
    export async function run(args: string[]): Promise<number> {
      const { text } = await import('../late');
      console.error(text + args.join('|'));
      return 3;
    }`,
  );
  write('src/node/late.ts', `export const text: string = 'hello ';`);
  write(
    'src/node/cli/fail.ts',
    `export async function run(args: string[]): Promise<number> {
      if (args[0] === 'late') setTimeout(() => { throw new Error('The pump is out of order.'); }, 5);
      else throw new Error('The pump is out of order.');
      return new Promise(() => undefined);
    }`,
  );
  write(
    'src/node/cli/list.ts',
    `import { setTimeout as sleep } from 'node:timers/promises';
    export async function run(): Promise<number> {
      for (let line = 1; line <= 20; line += 1) {
        console.log('product ' + line);
        await sleep(20);
      }
      return 4;
    }`,
  );
  write('src/node/cli/greet.test.ts', '');
});

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['src/node/cli/launch/run.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: undefined, ...env },
  });
  return { status, said: stderr };
}

describe('a command', () => {
  it('receives its arguments verbatim, may use dynamic imports, and returns the exit code', () => {
    expect(run(['greet', 'a b', '"c"'])).toEqual({ status: 3, said: 'hello a b|"c"\n' });
  });

  it.each(['now', 'late'])('that fails (%s) prints its message without a stack trace', (when) => {
    const { status, said } = run(['fail', when]);
    expect(status).toBe(1);
    expect(said).toContain('The pump is out of order.');
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('that fails prints the stack trace if DEBUG is set', () => {
    expect(run(['fail'], { DEBUG: '1' }).said).toMatch(/fail\.ts/);
  });

  it('whose reader has read enough, such as `head`, ends without a complaint', async () => {
    const child = spawn(process.execPath, ['src/node/cli/launch/run.mjs', 'list'], { cwd: root });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const [status] = await once(child, 'close');
    expect({ status, said }).toEqual({ status: 4, said: '' });
  });

  it.each(['--help', '-h'])('only says what it is for with %s', (option) => {
    const command = ['src/node/cli/launch/run.mjs', 'greet', option];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(
      'Greets.\n\nUsage:\n  npm run greet [name]\n\nExample:\n  npm run greet Ada\n',
    );
  });

  it('that does not exist is answered with the list of commands, without their tests', () => {
    expect(run(['gret'])).toEqual({
      status: 1,
      said: 'There is no command "gret" (there are: fail, greet, list).\n',
    });
    expect(run([]).said).toBe('Which command? (there are: fail, greet, list).\n');
  });

  it('is not even looked up if Node is too old', () => {
    write('package.json', '{ "type": "module", "engines": { "node": ">=99.1" } }');
    const { status, said } = run(['greet']);
    write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }');
    expect(status).toBe(1);
    expect(said).toContain(`needs Node 99.1 or newer, but this is Node ${process.versions.node}.`);
  });
});

describe("a command's sources", () => {
  const greet = () => run(['greet']).said;

  it('are never stale, also if imported dynamically', () => {
    expect(greet()).toBe('hello \n');
    write('src/node/late.ts', `export const text: string = 'good day ';`);
    expect(greet()).toBe('good day \n');
    write('src/node/late.ts', `export const text: string = 'hello ';`);
  });

  it('with syntax errors are reported with file and line', () => {
    write('src/node/cli/broken.ts', 'export const run = async () => 0;\nconst = 1;\n');
    const { status, said } = run(['broken']);
    expect(status).toBe(1);
    expect(said).toMatch(/src.node.cli.broken\.ts:2:6/);
    rmSync(path.join(root, 'src/node/cli/broken.ts'));
  });
});
