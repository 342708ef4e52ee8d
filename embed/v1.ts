import { data } from 'virtual:inquiry/loader';
import { importFile } from './loader/importFile';
import { start } from './loader/start';

start(data, importFile);
