import { findChromium } from './engines/chromium';
import { tryEngine } from './try-engine';

tryEngine(findChromium());
