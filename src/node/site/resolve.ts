import { join } from 'node:path';
import { formatsOf } from '../language/formats';
import { saidUnit } from '../language/saidUnits';
import { tagOfName } from '../schemas/elements';
import { describeElement, describeScript } from './elements';
import { countedUnit } from '../../catalogue/units/countedUnit';
import type {
  Block as AuthoredBlock,
  ContactFormBlock,
  FormField,
  Image,
  SiteConfig,
} from '../../generated/authored';
import type { Block, SiteData } from '../../generated/types';
import type { Assets } from '../files/assets';
import type { SchemaSet } from '../schemas/load';
import type { Kind } from '../../document/schema/schema';
import type { Photos } from '../assets/pictures/photos';
import { parseInline, parseText } from '../markdown/parse';
import { iconNodes } from './iconNodes';
import { flatBlocks, nestedBlocks } from '../../page/flatBlocks';
import { walk, type Path, type Visit, type Wanted } from '../../document/schema/walk';
import { patternOf, storeAddresses } from './addresses';
import { createCatalogue, type Catalogue } from './catalogue';
import { contactFiles } from './contacts/contactFiles';
import { offlineFiles } from './offline/offlineFiles';
import { formAddress } from './formFields/formAddress';
import { formControls } from './formFields/formControls';
import { loadFieldKinds, type FieldKinds } from './formFields/fieldKind';
import { formSubject } from './formFields/formSubject';
import { isForm } from './formFields/mainForm';
import { fillAll } from './fillAll';
import { focusCss } from './focus';
import { nameHeadings } from './headingAnchors';
import { indexFiles } from './indexFiles';
import { keepTogether, townsOf, withWholeTown } from './keepTogether';
import { findTown } from './maps/findTown';
import { placeMap, type Spot } from './maps/placeMap';
import { shareMenuIcons } from './menuIcons';
import { columnsOf, menuOf } from './navigation';
import { sayDateAbove } from './news/dateAbove';
import { findLogos, type FindLogos } from './logos/findLogos';
import { dayInWords } from './downloads/dayInWords';
import { downloadFile } from './downloads/downloadFile';
import { restrictedAs } from '../../document/onlyIn';
import { shownWithin } from './scheduled';
import { nameSecond } from './secondBlock';
import { searchIndex } from './searchIndex';
import { fill } from './template';
import { siteData, type ExpandedConfig } from './siteData';
import { sizeInWords } from './sizeInWords';
import { tableCells } from './tables/tableCells';
import { playerOf } from './videos/playerOf';
import { videoAddress } from './videos/videoAddress';
import { withoutSingleUnits } from './units';
import { createPictures, type PreparePicture } from './pictures';

/** A page of the config with its ids resolved. */
export interface ResolvedPage {
  path: string;
  title: string;
  description: string;
  name?: string;
  canonical?: string;
  /** The picture for link previews, as in the config. */
  image?: Image;
  /** The day of a page of news: '2026-03-01'. */
  date?: string;
  hidden?: boolean;
  blocks: Block[];
}

/** The resolved config, from which pages and their data are made. */
export interface ResolvedSite {
  data: SiteData;
  /** The picture for link previews of the site, as in the config; undefined if none is named. */
  shareImage: Image | undefined;
  catalogue: Catalogue;
  /**
   * The catalogue by id and what is searched in, as files to publish: address and content. On a large site, made whenever
   * they are asked for: they are a hundred megabytes.
   */
  index: () => ReadonlyMap<string, string>;
  /** Contacts of offices and what works offline, as files to publish: address and content. */
  files: ReadonlyMap<string, string>;
  picture: PreparePicture;
  /** The rules of the focus points of photos. */
  focusCss: string;
  /** Collects the files that pages fetch later. */
  assets: Assets;
  pages: ResolvedPage[];
  notFound: Omit<ResolvedPage, 'path'>;
}

/**
 * Resolves a checked config without mutating it: replaces references to shared blocks and ids by their targets,
 * measures and colours pictures. `siteDir` is the folder with public/.
 */
export async function resolveSite(
  config: SiteConfig,
  schemas: SchemaSet,
  siteDir: string,
  assets: Assets,
  photos?: Photos,
): Promise<ResolvedSite> {
  const images = namedImages(config, schemas);
  const picture = await createPictures(siteDir, images, config.theme, assets, photos);
  const expanded = expandConfig(config, schemas);
  const addresses = storeAddresses(expanded.pages.map(recognisable), config.redirects, schemas);
  const counted = (unit: string) => countedUnit(unit, config.site.language);
  const catalogue = createCatalogue(
    withoutSingleUnits(config),
    picture,
    addresses.category,
    (file) =>
      fill(config.strings.dataSheet, {
        type: 'PDF',
        size: sizeInWords(join(siteDir, 'public', file), formatsOf(config.site)),
      }),
    (unit) => saidUnit(unit, config.site.language),
    counted,
  );
  const { index, files } = indexFiles(catalogue, assets.lasting, counted);
  const search = searchIndex(config, addresses.category, assets.lasting);
  const fieldKinds = await loadFieldKinds();
  const logosOf = findLogos(config, picture, addresses.category);
  lookUp(expanded, schemas, { config, catalogue, picture, siteDir, fieldKinds, logosOf });
  const { pages, notFound, ...rest } = expanded;
  const isLarge = assets.lasting !== undefined;
  const data = siteData(rest, config, {
    patterns: pages.map(({ path }) => path).filter((path) => path.includes(':')),
    catalogue: index,
    ...(search && { search: search.address }),
    ...(config.store?.search && search?.isLarge() && { endpoint: config.store.search.endpoint }),
    addresses,
    isLarge,
  });
  const { navigation } = data;
  if (isLarge) navigation.menu = shareMenuIcons(navigation.menu, assets);
  return {
    data,
    shareImage: config.site.shareImage,
    catalogue,
    index: () =>
      new Map([
        ...(config.store ? files() : []),
        ...(search ? [[search.address, search.text()] as const] : []),
      ]),
    files: new Map([...(await contactFiles(config)), ...offlineFiles(config, schemas)]),
    picture,
    focusCss: focusCss(images),
    assets,
    // Their ids have been resolved in place.
    pages: pages as unknown as ResolvedPage[],
    notFound: notFound as unknown as ResolvedSite['notFound'],
  };
}

/** A copy of the config for pages, with shared blocks, menu and footer expanded. */
function expandConfig(config: SiteConfig, schemas: SchemaSet): ExpandedConfig {
  const { store: _, shared, theme: __, embed: ___, ...rest } = config;
  const towns = townsOf(config.branches);
  // Each page gets its own copy, so that no id is resolved twice.
  const expand = (blocks: AuthoredBlock[]) =>
    blocks
      .flatMap((block) =>
        block.type === 'shared'
          ? structuredClone(shared.blocks[block.name] ?? []).flatMap((one) =>
              restrictedAs(shownWithin(one, block), block),
            )
          : [block],
      )
      .map((block) => keepTogether(block, schemas.block(block.type), towns));
  const expanded = structuredClone({
    ...rest,
    navigation: { ...rest.navigation, menu: menuOf(config) },
    footer: { ...rest.footer, columns: columnsOf(config) },
    pages: rest.pages.map((page) => {
      const blocks = expand(page.blocks);
      const path = patternOf(recognisable({ ...page, blocks }), schemas);
      return Object.assign({}, page, { path, blocks });
    }),
    notFound: { ...rest.notFound, blocks: expand(rest.notFound.blocks) },
  });
  for (const { date, blocks } of expanded.pages)
    if (date !== undefined) sayDateAbove(blocks, date, { site: config.site, schemas });
  nameHeadings([...expanded.pages, expanded.notFound], config, schemas);
  for (const { blocks } of [...expanded.pages, expanded.notFound]) {
    nameSecond(blocks, schemas);
    for (const block of flatBlocks(blocks)) {
      shareGround(block);
      fillAll(block, schemas.block(block.type), config);
      if (isForm(block, schemas)) nameSubject(block, config);
    }
  }
  return expanded;
}

const recognisable = ({ path, blocks }: { path: string; blocks: readonly { type: string }[] }) => ({
  path,
  types: blocks.map(({ type }) => type),
});

/** Blocks in columns take the background of the columns. */
function shareGround(block: AuthoredBlock): void {
  if (!('tone' in block)) return;
  for (const nested of nestedBlocks<AuthoredBlock>(block).flat())
    if ('tone' in nested) nested.tone = block.tone;
}

/** Replaces ids by their targets. */
function lookUp(
  expanded: ExpandedConfig,
  schemas: SchemaSet,
  {
    config,
    catalogue,
    picture,
    siteDir,
    fieldKinds,
    logosOf,
  }: Pick<ResolvedSite, 'catalogue' | 'picture'> & {
    config: SiteConfig;
    siteDir: string;
    fieldKinds: FieldKinds;
    logosOf: FindLogos;
  },
): void {
  // An office without a time zone of its own is in that of the company.
  const branches = new Map(
    config.branches.map((branch) => [
      branch.id,
      withWholeTown({
        ...branch,
        ...(branch.hours.length > 0 && { timeZone: branch.timeZone ?? config.site.timeZone }),
      }),
    ]),
  );
  const finders: Partial<Record<Kind, (value: never, parent: never) => unknown>> = {
    image: picture,
    product: (id: string) => catalogue.summary(id),
    category: (id: string) => catalogue.tile(id),
    branch: (id: string) => branches.get(id),
    icon: (name: string) => iconNodes()[name],
    widget: (name: string) => {
      const tag = tagOfName(name);
      return describeElement(tag, schemas.elements.get(tag) ?? {}, config);
    },
    'embed-reference': (shown: boolean) => describeScript(schemas.script, config, shown),
    table: tableCells,
    download: (file: string) => downloadFile(join(siteDir, 'public'), file, config.site),
    'video-address': videoAddress,
    video: playerOf,
    place: (address: string, block: Spot) =>
      placeMap(address, block, () => findTown(address, config)),
    day: (date: string) => dayInWords(date, config.site),
    // The offices of the block, which come before its fields, are resolved by now.
    'form-fields': (
      fields: FormField[],
      block: Omit<ContactFormBlock, 'branches'> & Pick<SiteConfig, 'branches'>,
    ) =>
      formControls(fields, fieldKinds, {
        ...config,
        branches: block.branches,
        form: formAddress(block, config.contact),
      }),
    markdown: parseText,
    'inline-markdown': parseInline,
    logos: logosOf,
  };
  walk(schemas.config, expanded, ({ kind, value, parent, key, path }) => {
    const find = kind && !isAboutPage(path) && finders[kind];
    if (find)
      (parent as Record<string, unknown>)[key as string] = find(value as never, parent as never);
  });
}

/** Whether a picture or day is no part of a page's content: link previews and lists of news are made of it. */
function isAboutPage(path: Path): boolean {
  const pointer = path.join('/');
  return pointer === 'site/shareImage' || /^pages\/\d+\/(image|date)$/.test(pointer);
}

const IMAGES: Wanted = { kinds: ['image'], headings: false };

/** Every picture of the config that the site shows: of what is about a page, those of news. */
function namedImages(config: SiteConfig, schemas: SchemaSet): Image[] {
  const images: Image[] = [];
  const note = ({ kind, value, path, parent }: Visit) => {
    if (kind === 'image' && (!isAboutPage(path) || 'date' in parent)) images.push(value as Image);
  };
  walk(schemas.config, config, note, IMAGES);
  return images;
}

function nameSubject(form: ContactFormBlock, { strings }: SiteConfig): void {
  const subject = formSubject(form, strings);
  if (subject !== undefined) form.subject = subject;
}
