/**
 * Test files that do nothing but check configs. They share the modules of the checker as the configs of one Studio do:
 * what it has read of schemas, style sheets and pictures is read once, not by each file.
 */
const SHARING = /\/tests\/broken-configs\/[^/]+$/;

/** Whether a test file may use the modules that another of its kind has loaded. */
export const sharesModules = (file: string) => SHARING.test(file);
