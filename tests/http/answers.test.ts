import { expect, test } from 'vitest';
import { site } from '../support/shared-site.ts';

test('an address that is no page answers 404 with a way home', async () => {
  const { status, $ } = await site.page('/no-such-page');
  expect(status).toBe(404);
  expect($.html()).toContain('This page could not be found');
  expect($('main').text()).toContain('Were you searching for one of these?');
});
