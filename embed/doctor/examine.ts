import { read } from '../../src/catalogue/lookUp';
import { localStorageOrNone, writeCart } from '../../src/cart/storage';
import type { InquiryFinding } from '../api';
import type { Context } from '../context';
import { elementsOf } from '../elementClass';
import { writtenOn } from '../widgets/attributes';
import { elementFindings } from './elementFindings';
import { mistakesIn } from './mistakes';
import { problem, warning } from './findings';
import { scriptFindings } from './scriptFindings';
import { conflicts, supplierFindings } from './supplierFindings';

/**
 * Looks for everything that is known to go wrong on partners' pages, and describes it in plain words.
 * @param catalogue The address of the catalogue's first file.
 * @param reported Mistakes that are already in the console, so that they need not be repeated.
 */
export async function examine(
  context: Context,
  catalogue: string,
  reported: ReadonlySet<string>,
): Promise<InquiryFinding[]> {
  const { cart, data, options } = context;
  const elements = elementsOf(data.tags).filter(
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
    ...[...new Set([...mistakes, ...rivals, ...reported])].map(problem),
    ...supplierFindings(context),
    ...elementFindings(data.tags, elements),
    ...(isStored
      ? []
      : [warning('This page cannot store anything: the list is lost when it closes.')]),
    ...(await catalogueFindings(catalogue)),
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
