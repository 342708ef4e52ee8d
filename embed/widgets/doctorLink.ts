import type { InquiryFinding } from '../api';
import type { Context, Doctor, Supply } from '../context';
import { areRight, readAttributes, type Written } from './attributes';

/** What tells the page's author of mistakes. The doctor's file is only fetched where there is something to say. */
export interface DoctorLink {
  /** Logs a mistake for the page's developer, each one once. */
  report: (message: string) => void;
  /**
   * Reads the attributes of an element or of the script, and reports what is wrong with them.
   * @param name The tag; 'script' for the script's.
   * @returns Their values, with defaults for what is wrong or missing.
   */
  read: (name: string, written: Written) => Record<string, unknown>;
  /** Keeps the page from sending anything, from when it resolves. */
  startTestMode: () => Promise<void>;
  /** Reports the scripts of other suppliers that do nothing. */
  reportConflicts: () => void;
  /** What is right and wrong on the page now, whatever was reported before. */
  examine: () => Promise<InquiryFinding[]>;
}

/**
 * @param fetchDoctor Fetches the doctor's file. It rejects where that fails, and may be called again.
 * @param supply What the company offers to the page.
 */
export function createDoctorLink(
  context: Context,
  fetchDoctor: () => Promise<Doctor>,
  supply: Supply,
): DoctorLink {
  const reported = new Set<string>();
  const report = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    console.error(message);
    context.emit('error', { message });
  };
  /** Reports what the doctor says; nothing where its file cannot be fetched, which is no fault of the page's author. */
  const ask = (question: (doctor: Doctor) => string[] | Promise<string[]>) => {
    fetchDoctor().then(
      async (doctor) => (await question(doctor)).forEach(report),
      () => {},
    );
  };
  return {
    report,
    read(name, written) {
      if (!areRight(name, written)) ask(({ mistakesIn }) => mistakesIn(name, written, `<${name}>`));
      return readAttributes(name, written);
    },
    async startTestMode() {
      (await fetchDoctor()).startTestMode(context);
    },
    reportConflicts() {
      ask(({ conflicts }) => conflicts(context));
    },
    examine: async () => (await fetchDoctor()).examine(context, supply),
  };
}
