import { homedir, hostname } from 'node:os';
import { ROOT, type Source } from './sources';

/** Marks of somebody's machine, and of a package registry other than the public one of npm. */
const MARKS = [
  /\/(?:home|Users)\/(?!me\b)[a-z][\w-]*\//,
  /\/(?:work|workspace|builds|root)\/[\w.-]/,
  /\b[A-Z]:\\Users\\(?!me\b)\w/,
  /https?:\/\/[\w.-]*(?:artifactory|nexus|verdaccio|jfrog|registry\.(?!npmjs\.org))/i,
];

/** The lines of a file that name a place of the machine or the network it was written on. */
export function machineNamesIn({ file, text }: Source): string[] {
  const marks = [...MARKS, ...thisMachine()];
  return text.split('\n').flatMap((line, index) => {
    const found = marks.map((mark) => mark.exec(line)?.[0]).find((mark) => mark !== undefined);
    return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
  });
}

/** The same for the machine that runs the test: who writes a path of his own is told at once. */
function thisMachine(): RegExp[] {
  const { npm_config_registry: registry = '' } = process.env;
  const names = [ROOT, homedir(), hostname()];
  const hosts = /^https?:\/\/(?!registry\.npmjs\.org)([^/]+)/.exec(registry)?.slice(1) ?? [];
  // 'localhost' or '/app' may well stand in a text without meaning this machine.
  return [...names.filter((name) => /[/\\].*[/\\]|\d.*-|-.*\d/.test(name)), ...hosts].map(
    (name) => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
}
