import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Script } from './steps';

/** What a program said and how it ended. */
export interface Outcome {
  exitCode: number;
  /** Both streams, as they came. */
  output: string;
}

/** Runs a script with this Node in the project's folder. Never rejects. */
export function runScript([file, ...args]: Script): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    let output = '';
    // Not every tool obeys NO_COLOR, and a log of colour codes is hard to read.
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
