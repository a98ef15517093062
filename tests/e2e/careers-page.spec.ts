import { pdfFile } from '../support/files.ts';
import { expect, test } from './fixtures.ts';
import { fillByName, visitorOf } from './form-steps.ts';
import { takeTime } from './telephone-steps.ts';

test.use({ javaScriptEnabled: false });

test('FRM-12/careers without scripts the page posts an application with its CV', async ({ page, desk }) => {
  await page.goto('/enquire/careers?from=/');
  const form = page.locator('#careers-form');
  await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  await fillByName(form, 'careers', visitorOf('careers'));
  const cv = pdfFile('Ten years at a pass');
  await form
    .locator('input[name="cv"]')
    .setInputFiles({ name: 'My CV.pdf', mimeType: 'application/pdf', buffer: cv });
  await takeTime(page);
  await form.locator('[type="submit"]').click();
  await page.waitForURL(/\/thank-you\?ref=/);
  const enquiry = await desk.show(new URL(page.url()).searchParams.get('ref') ?? '');
  expect(enquiry).toMatchObject({
    kind: 'careers',
    files: [{ field: 'cv', fileName: 'My CV.pdf', kind: 'pdf', bytes: cv.length }],
  });
});
