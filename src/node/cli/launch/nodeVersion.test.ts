import { describe, expect, it } from 'vitest';
import { nodeProblem } from './nodeVersion.mjs';

describe('the Node that runs a command', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.1.3', '100.0.0'])('may be %s', (found) => {
    expect(nodeProblem('>=20.19', found)).toBeUndefined();
  });

  it.each(['20.18.9', '18.20.4', '9.99.0'])(
    'may not be %s: the message has both versions',
    (found) => {
      expect(nodeProblem('>=20.19', found)).toContain(
        `needs Node 20.19 or newer, but this is Node ${found}.`,
      );
    },
  );
});
