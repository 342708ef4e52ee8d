import { basename, extname, join } from 'node:path';
import pMap from 'p-map';
import { FILES_AT_A_TIME } from '../../../files/filesAtATime';
import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import type { Context, Rule } from '../context';
import { setValue } from '../../../../document/operation';
import { isCertain } from '../certain';
import { isDark } from '../../../site/grounds';
import { limitedNearest } from '../suggest';
import { pictureStem } from '../../../files/pictureStem';
import { adviceFor, TARGETS } from '../targets';
import type { Explanation } from '../shape/explanation';
import { measurePicture, type Measured } from '../picture/measurePicture';

/** Larger drawings load slowly on a phone. */
const MAX_DRAWING_BYTES = 300 * 1024;

/** A narrower photo looks blurred or lost in a large area. */
const SMALL_PHOTO_WIDTH_PX = 480;

type Good = Extract<Measured, { state: 'good' }>;

/**
 * Every picture exists in public/, is readable, contains nothing dangerous, and is not too large; photos may be
 * large, since the build makes them small.
 */
export const rule: Rule = async (context) => {
  const { error, warning, publicDir } = context;
  const uses = pathsBySource(context);
  const nearest = limitedNearest();
  let files: string[] | undefined;
  const measured = new Map<string, Awaited<ReturnType<typeof measurePicture>>>();
  await pMap(
    uses.keys(),
    async (source) => measured.set(source, await measurePicture(join(publicDir, source))),
    { concurrency: FILES_AT_A_TIME },
  );
  for (const [source, paths] of uses) {
    const result = measured.get(source);
    if (result?.state === 'missing') {
      files ??= TARGETS.picture.all(context);
      const similar = uploadedAs(source, files) ?? nearest(source, files);
      const { message, advice, meant } = missing(source, similar, files);
      for (const path of paths)
        error(path, message, advice, meant === undefined ? undefined : [setValue(path, meant)]);
      continue;
    }
    const [first] = paths;
    if (!result || !first) continue;
    if (result.state === 'broken') {
      error(first, `The picture public${source} cannot be read: ${result.reason}.`, result.advice);
    } else if (result.state === 'refused') {
      error(
        first,
        `The picture public${source} contains ${result.danger}.`,
        'For safety, a drawing may contain only what it shows: export it again as plain SVG.',
      );
    } else if (!source.endsWith('.svg')) {
      warnOfPhoto(context, paths, source, result);
    } else if (result.bytes > MAX_DRAWING_BYTES) {
      warning(
        first,
        `The picture public${source} weighs ${Math.round(result.bytes / 1024)} KB (${result.width} × ${result.height} px).`,
        'Above 300 KB, visitors have to wait: simplify it, or save it as PNG, which the build makes smaller.',
      );
    }
  }
};

/** Reports a missing picture. `similar` is the file with the most similar path. */
function missing(
  source: string,
  similar: string | undefined,
  files: readonly string[],
): Explanation {
  const message = `There is no ${TARGETS.picture.what} public${source}`;
  const advice = adviceFor(TARGETS.picture, source, similar);
  if (similar === undefined) return { message: `${message}.`, advice };
  if (similar.normalize() === source.normalize()) {
    return {
      message: `${message}, but one whose name looks the same: in one of the two, letters with marks (å, é) are made of two signs.`,
      advice: 'Type the name again, here or as the name of the file.',
      meant: similar,
    };
  }
  const [, end = ''] = /(\.\w+)$/.exec(similar) ?? [];
  if (end !== end.toLowerCase()) {
    const name = similar.slice(similar.lastIndexOf('/') + 1);
    const lower = name.slice(0, -end.length) + end.toLowerCase();
    return {
      message: `${message}, but a file ${name}, whose name ends in capital letters.`,
      advice: `Rename the file to ${lower}.`,
    };
  }
  return {
    message: `${message}.`,
    advice,
    ...((uploadedAs(source, files) === similar || isCertain(source, similar, files)) && {
      meant: similar,
    }),
  };
}

/** The only file that Studio would have made of a picture of this name, whatever its format: tables have the old name. */
function uploadedAs(source: string, files: readonly string[]): string | undefined {
  const wanted = pictureStem(basename(source));
  const [only, ...others] = files.filter((file) => pictureStem(basename(file)) === wanted);
  // A file whose own name is not plain was not uploaded.
  const isPlain = only !== undefined && basename(only, extname(only)) === wanted;
  return isPlain && others.length === 0 ? only : undefined;
}

/** Warns of photos that would not look as intended. */
function warnOfPhoto(
  { config, warning }: Context,
  paths: Path[],
  source: string,
  photo: Good,
): void {
  const { width, height } = photo;
  const large = paths.find((path) => !path.some((key) => /logo|icon/i.test(String(key))));
  if (large && width < SMALL_PHOTO_WIDTH_PX) {
    warning(
      large,
      `The picture public${source} is small (${width} × ${height} px).`,
      'The site shows it no larger than 1.5 times its size. Use the original, at least 1,000 px wide.',
    );
  }
  const [first] = paths;
  const colors =
    isRecord(config) && isRecord(config['theme']) ? config['theme']['colors'] : undefined;
  const ground = isRecord(colors) ? String(colors['sheet']) : '';
  if (first && photo.isDarkOnClear && isDark(ground)) {
    warning(
      first,
      `The picture public${source} is dark on a transparent background, and so is the theme.`,
      'The site gives it a light background. Better use a version in light colours.',
    );
  }
}

function pathsBySource({ facts }: Context): Map<string, Path[]> {
  const uses = new Map<string, Path[]>();
  for (const { value, path } of facts.visits('image')) {
    const source = isRecord(value) ? value['src'] : undefined;
    // The schema reports values that cannot be pictures.
    if (typeof source !== 'string' || !/^\/images\/.+\.[a-z]+$/.test(source)) continue;
    const known = uses.get(source);
    if (known) known.push([...path, 'src']);
    else uses.set(source, [[...path, 'src']]);
  }
  return uses;
}
