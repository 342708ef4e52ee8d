import { homedir, hostname } from 'node:os';
import { ROOT, type Source } from './sources';

/** Patterns for paths of a machine, and for package registries other than npm's public one. */
const MARKS = [
  /\/(?:home|Users)\/(?!me\b)[a-z][\w-]*\//,
  /\/(?:work|workspace|builds|root)\/[\w.-]/,
  /\b[A-Z]:\\Users\\(?!me\b)\w/,
  /https?:\/\/[\w.-]*(?:artifactory|nexus|verdaccio|jfrog|registry\.(?!npmjs\.org))/i,
];

/** The lines of a file that name a path or host of the machine it was written on. */
export function machineNamesIn({ file, text }: Source): string[] {
  const marks = [...MARKS, ...thisMachine()];
  return text.split('\n').flatMap((line, index) => {
    const found = marks.map((mark) => mark.exec(line)?.[0]).find((mark) => mark !== undefined);
    return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
  });
}

/** The same for the machine that runs the test, so that authors are told of their own paths. */
function thisMachine(): RegExp[] {
  const { npm_config_registry: registry = '' } = process.env;
  const names = [ROOT, homedir(), hostname()];
  const hosts = /^https?:\/\/(?!registry\.npmjs\.org)([^/]+)/.exec(registry)?.slice(1) ?? [];
  // 'localhost' and '/app' occur in texts without meaning this machine.
  return [...names.filter((name) => /[/\\].*[/\\]|\d.*-|-.*\d/.test(name)), ...hosts].map(
    (name) => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
}
