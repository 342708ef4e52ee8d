import { createInterface } from 'node:readline/promises';
import type { Question } from '../../document/table/question';

/** Whether there is somebody who can answer. */
export const canAsk = (): boolean => process.stdin.isTTY;

/** Asks a question in the terminal until it is answered, and gives the value of the choice. */
export async function askInTerminal(question: Question): Promise<string> {
  process.stdout.write(`${questionInWords(question)}\n`);
  if (question.columns) {
    const roles = Object.keys(question.columns.roles).join(', ');
    const answer = await ask(`Enter if that is right, or what is not ("Heading=name"; ${roles}): `);
    return answer === '' ? 'guess' : answer;
  }
  for (;;) {
    const answer = await ask('Number (Enter for 1): ');
    const chosen = question.choices[Number(answer === '' ? 1 : answer) - 1];
    if (chosen) return chosen.value;
  }
}

/** Whether the answer to a question is yes; no is what Enter alone means. */
export async function confirmInTerminal(text: string): Promise<boolean> {
  return /^(y|yes)$/i.test(await ask(`${text} (y/n) `));
}

async function ask(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(text)).trim();
  } finally {
    terminal.close();
  }
}

/** A question with its choices, one a line, numbered from 1. */
export function questionInWords({ text, choices }: Question): string {
  const lines = choices.map(({ label, sample }, index) => {
    const shown = sample === undefined || sample === '' ? '' : `: ${sample}`;
    return `  ${index + 1}. ${label}${shown}`;
  });
  return [text, ...lines].join('\n');
}
