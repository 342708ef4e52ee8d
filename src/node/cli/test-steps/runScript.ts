import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { resultsFolder } from './resultsFolder';
import type { Script } from './steps';

/** A finished process. */
export interface Outcome {
  exitCode: number;
  /** stdout and stderr, interleaved. */
  output: string;
}

/** Runs a script of a step with this Node in the project folder. Never rejects. */
export function runScript([file, ...args]: Script, step: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TEST_RESULTS: resultsFolder(),
        TEST_STEP: step,
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
      },
    });
    let output = '';
    // Not every tool respects NO_COLOR, and escape codes make logs hard to read.
    const collect = (chunk: string) => {
      output += stripVTControlCharacters(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ exitCode: 1, output: output + String(error) }));
    child.on('close', (code, signal) => {
      resolve({ exitCode: code ?? 1, output: signal ? `${output}\nEnded by ${signal}.` : output });
    });
  });
}
