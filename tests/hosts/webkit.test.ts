import { findWebkit } from './engines/webkit';
import { tryEngine } from './try-engine';

tryEngine(findWebkit());
