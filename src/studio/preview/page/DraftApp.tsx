import { App, type AppProps } from '../../../app/App';
import { DraftBlocks } from './DraftBlocks';
import { useDraftSite } from './useDraftSite';

/** The app of a page, drawn as the draft has it. Until the first draft comes, it draws what the server has sent. */
export function DraftApp({ site, ...props }: AppProps) {
  return <App {...props} site={useDraftSite(site)} Blocks={DraftBlocks} />;
}
