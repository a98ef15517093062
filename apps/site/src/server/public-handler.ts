import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CurrentContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { S3Store } from '@sundowner/media-store/s3-store';
import { sharedPressName } from '@sundowner/media-store/shared-card';
import { clientAddresses } from '@sundowner/settings/client-address';
import type { Content } from '../content/content.ts';
import type { MediaCopies } from '../content/media/media-copies.ts';
import type { CollectionStore } from '../content/places/collection-store.ts';
import { previewCollection } from '../content/places/read-collection.ts';
import type { SiteSettings } from '../settings.ts';
import { astroPages } from './astro-pages.ts';
import type { CdnHeads, Heads } from './cdn/cdn-heads.ts';
import type { ExchangeRates } from './currency/exchange-rates.ts';
import { createEnquiryEndpoints } from './enquiry/endpoints.ts';
import type { OpenPipeline } from './enquiry/open-pipeline.ts';
import { thankYouAddress } from './enquiry/post-replies.ts';
import { rateLimits } from './http/rate-limits.ts';
import type { Readiness } from './http/readiness.ts';
import { hostCheck, ownOrigins } from './http/request-address.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import { archiveAnswer, picturesOfAddress, pressByName } from './media/archive-answer.ts';
import { cardFiles, mediaAnswer, mediaFiles, pressFiles } from './media/media-answer.ts';
import { createPressPictures } from './media/press-pictures.ts';
import { sharedPictures } from './media/shared-pictures.ts';
import { createSocialCards } from './media/social-cards.ts';
import type { Metrics } from './metrics.ts';
import { ownPageEndpoints } from './my-enquiry/own-page-endpoints.ts';
import type { Pages } from './pages/pages.ts';
import { previews } from './preview.ts';
import { requestHandler } from './request-handler.ts';

interface PublicParts extends Pick<OpenPipeline, 'pipeline' | 'counting'> {
  readonly desk: CurrentContent;
  readonly content: Content;
  readonly collection: CollectionStore;
  readonly media: MediaCopies;
  readonly pages: Pages;
  readonly exchange: ExchangeRates;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly build: URL;
  readonly cdn: CdnHeads;
  readonly contentToken: string;
  /** `null` where uploads lie on disk. */
  readonly bucket: S3Store | null;
  readonly readiness: Pick<Readiness, 'state'>;
}

/** Of a picture that pages name at another host, which fetches it here: browsers would not show it in ours, nor draw it. */
const forOtherHosts: Heads = [
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Access-Control-Allow-Origin', '*'],
];

/** What answers every request of the public port. */
export async function publicHandler(settings: SiteSettings, parts: PublicParts) {
  const {
    pipeline,
    counting,
    desk,
    content,
    collection,
    media,
    pages,
    exchange,
    metrics,
    log,
    build,
    contentToken,
    cdn,
    bucket,
    readiness,
  } = parts;
  const { siteUrl, port, limits } = settings;
  const rates = rateLimits(limits, counting);
  const bodyPace = { stallMs: limits.stallSeconds * 1000 };
  const cards = createSocialCards({
    copies: media,
    directory: join(settings.dataDir, 'site', 'cards'),
    shared: bucket && sharedPictures(bucket, log),
  });
  const press = createPressPictures({
    copies: media,
    directory: join(settings.dataDir, 'site', 'press'),
    shared: bucket && sharedPictures(bucket, log, sharedPressName),
  });
  const pictureHeads = [...cdn.picture, ...(settings.media.url ? forOtherHosts : [])];
  const renderPage = await astroPages(fileURLToPath(new URL('server/entry.mjs', build)));
  return requestHandler({
    siteUrl,
    securityContact: settings.securityContact,
    checkHost: hostCheck(siteUrl, port),
    ownOrigins: ownOrigins(siteUrl, port),
    consentCookie: { secure: siteUrl.startsWith('https://'), days: settings.analytics.consentDays },
    bodyPace,
    protection: securityHeaders(siteUrl, settings.analytics, settings.mode, settings.media.url),
    clients: clientAddresses(settings.trustedProxies, () =>
      log.warn(
        'X-Forwarded-For comes from an address that is not in TRUSTED_PROXIES and is ignored; add your proxy there if it is one',
      ),
    ),
    statics: staticFiles(fileURLToPath(new URL('client/', build))),
    collection,
    pages,
    media: mediaAnswer(media, log, metrics.pictureAbsent, mediaFiles, pictureHeads),
    cards: mediaAnswer(cards, log, metrics.pictureAbsent, cardFiles, cdn.picture),
    press: mediaAnswer(pressByName(content, press), log, metrics.pictureAbsent, pressFiles, cdn.picture),
    archives: archiveAnswer({
      press,
      picturesAt: picturesOfAddress(content),
      count: rates.archive,
      log,
    }),
    enquiries: createEnquiryEndpoints({
      intake: pipeline.intake,
      tickets: pipeline.tickets,
      rates,
      kindOf: (reference) => pipeline.kindOf(reference),
      subscriptions: pipeline.subscriptions,
      desk,
      bodyBytes: limits.bodyBytes,
      pace: bodyPace,
      botAge: limits.botSeconds === null ? null : limits.botSeconds * 1000,
      thankYou: thankYouAddress(settings.thankYouUrl),
      renderPage,
      log,
    }),
    ownPage: ownPageEndpoints({
      ownPage: pipeline.ownPage,
      rates,
      pace: bodyPace,
      renderPage,
      content: desk,
      secure: siteUrl.startsWith('https://'),
      log,
    }),
    renderPage,
    readiness,
    countPost: (key) => rates.post(key),
    countSearch: (key) => rates.search(key),
    previews: previews({
      studioUrl: settings.studioUrl,
      token: contentToken,
      collection: () => previewCollection(content.forPage(), collection.current()),
    }),
    exchange,
    redirectHeads: cdn.redirect,
    saysToCdn: settings.cdn !== null,
  });
}
