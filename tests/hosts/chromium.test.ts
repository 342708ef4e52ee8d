import { findChromium } from './engines/chromium';
import { tryEngine } from './tryEngine';

tryEngine(findChromium());
