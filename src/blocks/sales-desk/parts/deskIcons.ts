const path = (d: string) => [['path', { d }]] as const;

/** Icons of the desk (Lucide, ISC licence). Not among those of src/ui: every visitor would download them. */
export const SPLIT = path('M16 3h5v5M8 3H3v5M12 22v-8.3a4 4 0 0 0-1.172-2.872L3 3M15 9l6-6');
export const BOOKMARK = path('m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z');
