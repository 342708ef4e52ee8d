import type { Answers, Question } from '../../document/table/question';
import { columnsOf } from '../../document/table/columns';
import type { TellTable } from '../../document/table/progress';
import { isRecord } from '../../document/isRecord';
import { valueAt } from '../../document/values';
import { categoryQuestion, placement } from './foreign/categories';
import { intoRows, type GivenPictures } from './foreign/intoRows';
import { withMadeCodes } from './foreign/madeCodes';
import { inPacks } from './foreign/packs';
import type { ForeignCatalogue } from './foreign/product';
import { repeatQuestion, withoutRepeats } from './foreign/repeats';
import { codeFromName, siteProducts } from './foreign/siteProducts';
import { folded, variantQuestion } from './foreign/variants';
import { planReading, type ImportOptions, type ImportPlan } from './planImport';
import { productList } from './productList';
import { standInFor } from './standIn';

/** What is known about products of another system. */
export interface ForeignOrder {
  catalogue: ForeignCatalogue;
  /** Under what its answers are remembered. */
  key: string;
  answers: Answers;
  pictures: GivenPictures;
  /** The category of products that name none. */
  fallback: string;
}

/**
 * Finds out what taking over products of another system would do, or what must be known first.
 * @throws A sentence, if there are no products.
 */
export async function importForeign(
  { catalogue, key, answers, pictures, fallback }: ForeignOrder,
  config: unknown,
  options: ImportOptions,
  tell?: TellTable,
): Promise<{ question: Question } | { plan: ImportPlan }> {
  if (catalogue.products.length === 0) {
    throw new Error(`This file of ${catalogue.system} has no products in it.`);
  }
  const { list, schema } = productList(options.configSchema, config);
  const notes = new Map(catalogue.notes);
  const all = inPacks(withMadeCodes(catalogue.products, codeFromName(list), notes));
  const variants = variantQuestion(all);
  if (variants && answers['variants'] === undefined) return { question: variants };
  const every = folded(all, answers['variants']);
  const repeats = repeatQuestion(every);
  if (repeats && answers['repeats'] === undefined) return { question: repeats };
  const products = withoutRepeats(every, answers['repeats'], notes);
  const question = categoryQuestion(products, config, fallback);
  if (question && answers['categories'] === undefined) return { question };

  const standIn = standInFor(config, options.publicDir).src;
  const placed = placement(products, config, {
    answer: answers['categories'],
    fallback,
    pictures: { ...pictures, standIn },
  });
  const columns = columnsOf(schema);
  const company = companyOf(config);
  const site = siteProducts(list);
  const made = intoRows(products, { columns, placement: placed, pictures, site, company });
  const rows = { reading: made.reading, columns, before: placed.operations };
  const plan = await planReading(rows, config, options, tell);
  const foreign = {
    system: catalogue.system,
    notes: new Map([...notes, ...made.notes]),
    categories: placed.made,
    toFetch: made.toFetch,
    key,
    answers,
  };
  return { plan: { ...plan, foreign } };
}

function companyOf(config: unknown): { name: string; about: string } {
  const site = valueAt(config, ['site']);
  const text = (key: string): string => {
    const value = isRecord(site) ? site[key] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), about: text('description') };
}
