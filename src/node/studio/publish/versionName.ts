/** How many published versions of a site are kept beside the live one. */
export const KEPT_VERSIONS = 3;

/** A folder that publishing has made: '20261123T220007123'. */
export const VERSION_NAME = /^\d{8}T\d{9}$/;

/** The name of the folder of a version that is published now: names sort by time. */
export function versionName(now = new Date()): string {
  return now.toISOString().replaceAll(/[-:.Z]/g, '');
}
