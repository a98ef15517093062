import { defaultInstallation } from '@sundowner/brand/installation';
import { afterEach, expect, test } from 'vitest';
import { houseMoment } from './house-moment.ts';
import { houseToday, installation } from './installation.ts';
import { provideInstallation } from './provide-installation.ts';

afterEach(() => provideInstallation(defaultInstallation));

test('COL-06/today what the operator set is what is drawn by', () => {
  expect(installation()).toMatchObject({ place: 'South Africa', country: 'ZA', baseCurrency: 'ZAR' });
  provideInstallation({ timeZone: 'Africa/Gaborone', baseCurrency: 'USD', locale: 'en-BW' });
  expect(installation()).toEqual({
    timeZone: 'Africa/Gaborone',
    place: 'Botswana',
    country: 'BW',
    baseCurrency: 'USD',
    locale: 'en-BW',
  });
  expect(houseMoment('2026-11-22', '23:59:59')).toBe('2026-11-22T23:59:59+02:00');
  provideInstallation({ timeZone: 'America/New_York', baseCurrency: 'USD', locale: 'en-US' });
  expect([installation().place, installation().country]).toEqual(['New York', 'US']);
  expect(houseToday(Date.parse('2026-11-21T04:59:00Z'))).toBe('2026-11-20');
  expect(houseMoment('2026-07-22', '23:59:59')).toBe('2026-07-22T23:59:59-04:00');
});
