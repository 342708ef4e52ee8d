import { findFirefox } from './engines/firefox';
import { tryEngine } from './try-engine';

tryEngine(findFirefox());
