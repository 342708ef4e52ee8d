/** Two colours of the theme that stand on each other. */
export interface ColourPair {
  /** Names of theme colours: 'ink' on 'paper'. */
  text: string;
  ground: string;
  /** The contrast that it needs, to 1. */
  least: number;
  /** The types of the blocks that use it; empty for one on every page. */
  blocks: string[];
}

/** A font that is installed. */
export interface InstalledFont {
  family: string;
  /** What the config says: '@fontsource/barlow-condensed'. */
  source: string;
  weights: number[];
}

/** A theme to begin with. */
export interface StartingLook {
  name: string;
  colors: Record<string, string>;
}

/** The answer to GET /api/look. */
export interface LookAnswer {
  pairs: ColourPair[];
  fonts: InstalledFont[];
  looks: StartingLook[];
}
