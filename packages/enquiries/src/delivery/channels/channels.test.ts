import { expect, test } from 'vitest';
import { channelNoun, channels } from './channels.ts';

test('every channel is called by the words of its record, one of another build by its stored name', () => {
  for (const { name, words } of channels) expect(channelNoun(name)).toBe(words.noun);
  expect(channelNoun('crm')).toBe('Marketing (HubSpot)');
  expect(channelNoun('pigeon')).toBe('pigeon');
});
