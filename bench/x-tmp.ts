import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { showTruePlates } from '../tests/support/true-plates.ts';
import { startProduct } from '../tests/support/product.ts';
import { visitStudio } from '../tests/e2e/studio-visit.ts';
import { makeAccount, signIn } from '../tests/e2e/studio-accounts.ts';

const pages: Record<string, string> = {
  stories: '/blog', story: '/blog/a-fence-made-of-bees', storiesFiltered: '/blog?traveller=family&interest=safaris',
  journeys: '/curated-journeys', journey: '/curated-journeys/africa-in-style', travelAfrica: '/travel-africa',
  package: '/travel-africa/package/classic-botswana-and-victoria-falls', residences: '/residences', residence: '/residences/fish-eagle',
  impact: '/impact', projects: '/impact/project', ourStory: '/our-story', teams: '/our-story/our-teams', images: '/image-gallery',
  videos: '/video-gallery', tv: '/more-tv', tours: '/more-360s', conservation: '/more-conservation', awards: '/awards', careers: '/careers',
  press: '/media-contact-details', downloads: '/information-downloads', partners: '/travel-partners', resources: '/travel-partner-resources',
  cookies: '/cookie-policy', terms: '/booking-terms', paying: '/paying-safely', siteTerms: '/site-terms', privacyClean: '/privacy-policy-clean',
  guide: '/travel-africa/travel-guide', letter: '/subscription-confirmation',
};
const out = '/work/shots/words';
const only = process.argv.slice(2);
const product = await startProduct();
console.log(product.siteUrl, product.studioUrl);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const projects = await (await fetch(`${product.siteUrl}/impact/project`)).text();
  const project = /href="(\/impact\/project\/[^"?#]+)"/.exec(projects)?.[1];
  if (project) pages.project = project;
  for (const width of [1440, 390]) {
    const phone = width === 390;
    const context = await browser.newContext({ viewport: { width, height: phone ? 844 : 900 }, isMobile: phone, hasTouch: phone, deviceScaleFactor: 1, baseURL: product.siteUrl, locale: 'en-GB', reducedMotion: 'reduce' });
    await showTruePlates(context, 'as they are drawn');
    const page = await context.newPage();
    for (const [name, path] of Object.entries(pages)) {
      if (only.length > 0 && !only.includes(name)) continue;
      try {
        const response = await page.goto(path, { waitUntil: 'load' });
        await page.addStyleTag({ content: '[data-consent],#consent{display:none!important}' }).catch(() => {});
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const tall = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true });
        console.log(width, name, response?.status(), 'tall', tall, wide > 0 ? `TOO WIDE ${wide}` : '');
      } catch (error) { console.log(width, name, String(error).slice(0, 200)); }
    }
    if (only.length === 0 || only.includes('lightbox')) {
      await page.goto('/image-gallery');
      await page.locator('main a[data-lightbox], main figure a, main li a[href*="picture"]').first().click();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/lightbox-${width}.png` });
      console.log(width, 'lightbox', await page.evaluate(() => { const s = document.querySelector('dialog[open] img')?.getBoundingClientRect(); return JSON.stringify(s); }));
    }
    await context.close();
  }
  if (only.length === 0 || only.includes('account')) {
    for (const width of [768, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' });
      const page = await context.newPage();
      const studio = await visitStudio(page, product, 'admin');
      await studio.open('/account');
      await page.locator('.account-page, .account-safety').first().waitFor();
      await page.waitForTimeout(1500);
      console.log('account', width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
      await page.screenshot({ path: `${out}/account-${width}.png`, fullPage: true });
      const email = await makeAccount(product, 'editor');
      const admin = await signIn(product, await makeAccount(product, 'admin'));
      const other = await admin.entry('users', 'email', email).catch((e: Error) => { console.log(e.message); return null; });
      if (other) {
        await studio.open(`/collections/users/${other.id}`);
        await page.locator('.account-safety').first().waitFor({ timeout: 20000 }).catch(() => console.log('no safety'));
        await page.waitForTimeout(1500);
        console.log('other', width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
        await page.screenshot({ path: `${out}/other-${width}.png`, fullPage: true });
      }
      await context.close();
    }
  }
  writeFileSync(`${out}/done.txt`, new Date().toISOString());
} finally {
  await browser.close();
  await product.stop();
}
