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
