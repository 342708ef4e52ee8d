import { findChromium } from './engines/chromium';
import { tryEngine } from './tryEngine';
import { EVERYTHING } from './ways';

tryEngine(findChromium(), EVERYTHING);
