import { askOf } from './ask';
import { caching, compression, embed, icons } from './fileChecks';
import { direct, pages, redirects, securityHeaders, unknownAddress } from './pageChecks';
import { search } from './searchCheck';
import type { LiveCheck, LiveConfig, LiveFinding } from './types';

/** What a host must do, in the order in which visitors would miss it. */
const CHECKS: readonly LiveCheck[] = [
  pages,
  unknownAddress,
  redirects,
  embed,
  search,
  icons,
  direct,
  compression,
  caching,
  securityHeaders,
];

/**
 * Tries a published site: whether its host does what the config and the build expect of it.
 * @param address The site's address: 'https://www.example.org'.
 * @throws {Error} If the site cannot be reached, with what to look at.
 */
export async function checkLive(address: string, config: LiveConfig): Promise<LiveFinding[]> {
  const { origin } = new URL(address);
  const ask = askOf(origin);
  await reach(origin, ask);
  const findings: LiveFinding[] = [];
  for (const check of CHECKS) {
    const finding = await check({ origin, config, ask });
    if (finding) findings.push(finding);
  }
  return findings;
}

async function reach(origin: string, ask: ReturnType<typeof askOf>): Promise<void> {
  const answer = await ask('/').catch((error: unknown) => {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message || message : message;
    throw new Error(
      `${origin} cannot be reached: ${why}. Look whether the address is right and the site is published.`,
      { cause: error },
    );
  });
  const to = answer.headers.get('Location');
  if (answer.status >= 300 && answer.status < 400 && to !== null)
    throw new Error(`${origin} leads to ${new URL(to, origin).href}. Try that address.`);
  if (answer.status !== 200)
    throw new Error(
      `${origin} answers ${answer.status}. Upload what is in the folder of the build, at the root of the domain.`,
    );
}

/** The findings as the command prints them: what is missing last, above the prompt. */
export function formatLive(findings: readonly LiveFinding[], address: string): string {
  const fine = findings.filter(({ missing }) => missing === undefined);
  const wrong = findings.filter(({ missing }) => missing !== undefined);
  const end =
    wrong.length === 0
      ? `${address} does all that the site needs.`
      : `${address} lacks ${wrong.length} of ${findings.length} things that the site needs.`;
  return [
    ...fine.map(({ tried }) => `  yes  ${tried}.`),
    ...wrong.map(({ tried, missing }) => `  no   ${tried}.\n       ${missing}`),
    '',
    end,
  ].join('\n');
}
