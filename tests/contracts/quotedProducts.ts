/** Product ids in the requirements: both ends of each range, and single ones [D12]. */
export const QUOTED_IDS: readonly string[] = [
  'prod-001',
  'prod-002',
  'prod-016',
  'prod-017',
  'prod-018',
  'prod-019',
  'ref-001',
  'ref-021',
  'ac-001',
  'ac-004',
  'ac-028',
];

/** Product names in the requirements. */
export const QUOTED_NAMES: readonly string[] = [
  'Commercial Refrigeration',
  'Split AC System - 3 Ton',
  'Compressor',
  'Condenser Unit',
  'Evaporator Coil',
  'Digital Thermostat',
  'Refrigerant Gas',
  'Blower Motor',
  'Expansion Valve',
  'AC Capacitor',
];

/** The last number of each range in the requirements, listed or only known [D12] [D14]. */
const LAST_OF_RANGE: Readonly<Partial<Record<string, number>>> = {
  ref: 21,
  ac: 28,
  prod: 19,
  pt: 4,
};

/** Whether a product is one of the requirements. Whoever edits the shipped config may add others, as they like. */
export function isRequired(id: string): boolean {
  const [, range = '', number = ''] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  return Number(number) <= (LAST_OF_RANGE[range] ?? -1);
}
