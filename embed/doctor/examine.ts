import { read } from '../../src/catalogue/lookUp';
import { localStorageOrNone, writeCart } from '../../src/cart/storage';
import type { InquiryFinding } from '../api';
import type { Context, Supply } from '../context';
import { elementsOf } from '../elementClass';
import { writtenOn } from '../widgets/attributes';
import { elementFindings } from './elementFindings';
import { mistakesIn } from './mistakes';
import { problem, warning } from './findings';
import { sandboxFindings } from './sandboxFindings';
import { scriptFindings } from './scriptFindings';
import { conflicts, supplierFindings } from './supplierFindings';
import { supplyFindings } from './supplyFindings';

/**
 * Looks for everything that is known to go wrong on partners' pages, and describes it in plain words. It judges the page
 * as it is now: what the console has told before may have been mended.
 */
export async function examine(context: Context, supply: Supply): Promise<InquiryFinding[]> {
  const { cart, data, options } = context;
  const tags = Object.keys(data.attributes);
  const elements = elementsOf(tags).filter(
    ({ dataset }) => dataset['name'] === context.launcher.dataset['name'],
  );
  const mistakes = [
    ...mistakesIn('script', { ...options.tag?.dataset }, '<script>'),
    ...elements.flatMap((element) =>
      mistakesIn(element.localName, writtenOn(element), `<${element.localName}>`),
    ),
  ];
  const rivals = await conflicts(context);
  // What still waits for its turn would be stored here, and added once more when its turn comes.
  cart.flush();
  const isStored = writeCart(localStorageOrNone(), data.key, cart.getSnapshot().items);

  const findings = [
    ...scriptFindings(context),
    ...[...new Set([...mistakes, ...rivals])].map(problem),
    ...supplierFindings(context),
    ...elementFindings(tags, elements),
    ...(await supplyFindings(elements, supply)),
    ...sandboxFindings(),
    ...(isStored
      ? []
      : [warning('This page cannot store anything: the list is lost when it closes.')]),
    ...(await catalogueFindings(supply.address)),
  ];
  const ok: InquiryFinding = {
    state: 'ok',
    message: `Version ${data.version}: no problems found.`,
  };
  return findings.length > 0 ? findings : [ok];
}

async function catalogueFindings(address: string): Promise<InquiryFinding[]> {
  try {
    await read(address, 'reload');
    return [];
  } catch (error) {
    return [
      problem(
        `The catalogue ${address} cannot be read: ${String(error)}. With a Content-Security-Policy, add ${new URL(address).origin} to connect-src and img-src.`,
      ),
    ];
  }
}
