/**
 * Test files that only check configs. They share the modules of the checker, so that schemas, style sheets and pictures
 * are read once and not by each file.
 */
const SHARING = /\/tests\/broken-configs\/[^/]+$/;

/** Whether a test file may use the modules that another of its kind has loaded. */
export const sharesModules = (file: string) => SHARING.test(file);
