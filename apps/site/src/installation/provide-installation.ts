import type { Installation } from '@sundowner/brand/installation';
import { countryOfZone, placeOfZone } from '@sundowner/calendar/zone-words';
import { keepInstallation } from './installation.ts';

/** Called once by the server before it answers; browsers read what it knows from the page (layouts/document.astro). */
export const provideInstallation = (settings: Installation): void =>
  keepInstallation({
    ...settings,
    place: placeOfZone(settings.timeZone),
    country: countryOfZone(settings.timeZone),
  });
