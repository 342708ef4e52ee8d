import { fillingsInWords as sayFillings } from '../../document/fillings';
import { pageName as sayPage } from '../../document/pageName';
import { spokenDescribing } from './spoken';

/** What a page is called, in the language that Studio is in where the page has no name of its own: 'Cada produto'. */
export const pageName = (page: unknown): string => sayPage(page, spokenDescribing());

/** A text with what is filled in said in the language that Studio is in: '[nome do produto]' for '{product.name}'. */
export const fillingsInWords = (text: string): string => sayFillings(text, spokenDescribing());
