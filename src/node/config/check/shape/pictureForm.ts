import type { Explanation } from './explanation';
import { valueInWords } from './words';

/** Explains why a text is not the path of a picture. */
export function pictureSource(value: string): Explanation {
  const shown = valueInWords(value);
  if (/^(?:https?:)?\/\//.test(value)) {
    return {
      message: `${shown} is a picture on another site.`,
      advice: 'Put the file in public/images/ and use its path: "/images/pump.svg".',
    };
  }
  const [end = '', type = ''] = /\.(\w+)\s*$/.exec(value) ?? [];
  const unknown = UNKNOWN[type.toLowerCase()];
  if (unknown !== undefined) {
    return { message: `${shown} is ${unknown}, which browsers cannot show.`, advice: EXPORT };
  }
  if (KNOWN.test(end.toLowerCase()) && !KNOWN.test(end)) {
    const name = value.slice(value.lastIndexOf('/') + 1);
    const lower = name.slice(0, -end.length) + end.toLowerCase();
    return {
      message: `${shown} ends in capital letters: "${end}".`,
      advice: `Rename the file ${name} to ${lower}, then write "${value.slice(0, -end.length) + end.toLowerCase()}" here.`,
    };
  }
  if (!KNOWN.test(value)) {
    return {
      message: `${shown} is not a supported picture type.`,
      advice: 'Use .svg, .jpg, .png, .webp or .avif, in lower case.',
    };
  }
  if (/\p{Cc}/u.test(value)) {
    return {
      message: `${shown} has a character in it that no file name may have, such as a line break.`,
      advice: `Give the file a name without it, and write "${value.replaceAll(/\p{Cc}+/gu, '')}".`,
    };
  }
  const slashes = value.replaceAll('\\', '/');
  // Only the name of a local file is meaningful, not its folder.
  const name = slashes
    .replace(/^(?:file:|[a-z]:).*\//i, '')
    .replace(/^[./]*(?:public\/)?\/?(?:images\/)?/, '')
    .replace(/^.*\.\.\//, '');
  return {
    message: value.startsWith('/images/')
      ? `${shown} has ${slashes === value ? '".."' : 'a backslash'} in it.`
      : `${shown} does not start with "/images/".`,
    advice: `Put the file in public/images/ and write "/images/${name}".`,
    meant: `/images/${name}`,
  };
}

const KNOWN = /\.(?:svg|jpe?g|png|webp|avif)$/;

/** Unsupported formats of cameras and drawing programs. */
const UNKNOWN: Record<string, string> = {
  heic: 'a photo as an iPhone saves it (HEIC)',
  heif: 'a photo as an iPhone saves it (HEIF)',
  tif: 'a TIFF picture',
  tiff: 'a TIFF picture',
  psd: 'a Photoshop file',
  ai: 'an Illustrator file',
  eps: 'an EPS drawing',
  pdf: 'a PDF',
};

const EXPORT = 'Open it, export it as JPEG (a drawing as SVG), and name that file here.';
