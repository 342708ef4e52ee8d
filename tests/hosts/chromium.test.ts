import { findChromium } from './engines/chromium';
import { tryEngine } from './tryEngine';
import { WAYS } from './ways';

tryEngine(findChromium(), WAYS);
