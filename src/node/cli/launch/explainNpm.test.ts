import { expect, it } from 'vitest';
import { explainNpm } from './explainNpm.mjs';

it.each([
  ['npm error code ENOTFOUND', 'cannot be reached (ENOTFOUND)'],
  ['npm error network connect ECONNREFUSED 127.0.0.1:9', 'cannot be reached (ECONNREFUSED)'],
  ['npm error code E403', 'refuses access (E403)'],
  ['npm error code EUSAGE', 'package-lock.json does not match package.json (EUSAGE)'],
  ['npm error code EBADENGINE', 'does not run on this Node (EBADENGINE)'],
  ['npm error code EACCES', 'is not allowed to write'],
  ['npm error code ENOSPC', 'The disk is full (ENOSPC).'],
  ['/bin/sh: 1: npm: not found', 'npm was not found'],
  ['sh: npm: command not found', 'npm was not found'],
  ["'npm' is not recognized as an internal or external command", 'npm was not found'],
  ['npm error code ENOENT: no such file', 'npm said:\nnpm error code ENOENT'],
  ['something new', 'npm said:\nsomething new'],
])('a failed installation with "%s" is explained', (complaint, sentence) => {
  expect(explainNpm(complaint)).toContain(sentence);
});
