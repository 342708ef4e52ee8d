import { findFirefox } from './engines/firefox';
import { tryEngine } from './tryEngine';

tryEngine(findFirefox());
