import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { OurPage } from './our-page';

bootstrapApplication(OurPage, { providers: [provideClientHydration()] }).catch(console.error);
