// The script for pages with several suppliers: 1 KB more, which other pages need not load.
import { data } from 'virtual:inquiry/loader';
import { importFile } from './loader/importFile';
import { namedScript } from './loader/named/namedScript';
import { start } from './loader/start';

start(data, importFile, namedScript());
