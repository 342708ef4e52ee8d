import {
  bootstrapApplication,
  provideClientHydration,
  type BootstrapContext,
} from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { OurPage } from './our-page';

export default (context: BootstrapContext) =>
  bootstrapApplication(
    OurPage,
    {
      providers: [
        provideClientHydration(),
        provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }])),
      ],
    },
    context,
  );
