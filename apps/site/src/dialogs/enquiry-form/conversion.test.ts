import { email } from '@sundowner/brand/kinds/email';
import { afterEach, expect, test, vi } from 'vitest';
import { recordConversion } from './conversion.ts';

afterEach(() => vi.unstubAllGlobals());

function counted(measure: boolean, countsAs?: string): { layer: unknown[]; sent: string[] } {
  const layer: unknown[] = [];
  const sent: string[] = [];
  const dispatchEvent = ({ type }: Event) => sent.push(type);
  vi.stubGlobal('window', { measurementConsent: true, dataLayer: layer, dispatchEvent });
  recordConversion(email, measure, countsAs);
  return { layer, sent };
}

test('SUB-11 a form counts under the category of its page, and with the home page where that has none', () => {
  expect(counted(true, 'The Delta').layer[0]).toMatchObject({
    event: 'form_complete',
    category: 'The Delta',
  });
  expect(counted(true).layer[0]).toMatchObject({ event: 'form_complete', category: 'Homepage' });
});

test('SUB-07 what is held back records nothing', () => {
  expect(counted(false, 'The Delta')).toEqual({ layer: [], sent: [] });
  expect(counted(true).sent).toEqual(['formSubmisionComplete']);
});
