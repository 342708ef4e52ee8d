import type { ParseArgsConfig } from 'node:util';

type Option = NonNullable<ParseArgsConfig['options']>[string];

/** The options of a command, as `parseArgs` reads them, each with a line of help. */
export type Options = Record<
  string,
  Option & {
    help: string;
    /** What stands for the value of a text: 'file'. */
    value?: string;
  }
>;

/** What a command says of itself with `--help`. */
export interface Help {
  /** What it is for. */
  about: string;
  /** What follows its options: '[file …]'. */
  takes?: string;
  options?: Options;
  /** Arguments as somebody would type them; '' for none. */
  examples: string[];
  /** Further lines, such as variables of the environment. */
  more?: string;
  /** How it is called, if not by `npm run`. */
  typed?: string;
}

/** What `--help` prints for a command, such as 'check'. */
export function helpText(name: string, help: Help): string {
  const typed = help.typed ?? (name === 'start' ? 'npm start' : `npm run ${name}`);
  const rows = optionRows(help.options ?? {});
  const width = Math.max(0, ...rows.map(([option]) => option.length));
  const usage = [rows.length > 0 ? '[options]' : '', help.takes ?? ''].filter(Boolean).join(' ');
  return [
    help.about,
    `Usage:\n  ${withArguments(typed, usage)}`,
    rows.length > 0 &&
      `Options:\n${rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`).join('\n')}`,
    help.more,
    `${help.examples.length === 1 ? 'Example' : 'Examples'}:\n${help.examples.map((one) => `  ${withArguments(typed, one)}`).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** npm takes what stands before `--` for itself; its words, such as those of `npm run new block`, it hands on. */
function withArguments(typed: string, args: string): string {
  if (args === '') return typed;
  return /(^|\s)\[?-|\[options\]/.test(args) ? `${typed} -- ${args}` : `${typed} ${args}`;
}

function optionRows(options: Options): [option: string, text: string][] {
  return Object.entries(options).map(([name, { type, value = 'text', help }]) => [
    type === 'boolean' ? `--${name}` : `--${name} <${value}>`,
    help,
  ]);
}
