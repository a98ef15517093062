import { setTimeout as sleep } from 'node:timers/promises';
import { lastingPages } from '@sundowner/brand';
import { bucketOf } from '@sundowner/media-store/open-store';
import { databaseChannels } from '@sundowner/serving/database-channels';
import { followChannels } from '@sundowner/serving/follow-channels';
import type { Content } from '../content/content.ts';
import { readFormSettings } from '../content/forms/form-content.ts';
import { readKeysWithoutEntry } from '../content/page/keys-without-entry.ts';
import { withCollection } from '../content/places/collection-scope.ts';
import { createCollectionStore } from '../content/places/collection-store.ts';
import { checkContent } from '../content/reading/check-content.ts';
import { provideMediaAddress } from '../installation/media-address.ts';
import { provideInstallation } from '../installation/provide-installation.ts';
import type { SiteSettings } from '../settings.ts';
import { createCdnChannel } from './cdn/cdn-channel.ts';
import { cdnHeads } from './cdn/cdn-heads.ts';
import { type OwnPurges, startOwnPurges } from './cdn/own-purges.ts';
import { purgeOf } from './cdn/purgers.ts';
import { studioSilentAfter } from './content-watch.ts';
import { createExchangeRates } from './currency/exchange-rates.ts';
import { createLiveEnquiryContent } from './enquiry/live-enquiry-content.ts';
import { openPipeline } from './enquiry/open-pipeline.ts';
import { type ListeningServer, listen } from './http/http-server.ts';
import { createReadiness } from './http/readiness.ts';
import { loggedRequests } from './http/request-log.ts';
import { openInstance } from './instance.ts';
import { internalApi } from './internal/internal-api.ts';
import type { Log } from './log.ts';
import { createMediaHealth } from './media/media-health.ts';
import { createMetrics } from './metrics.ts';
import { createPages } from './pages/pages.ts';
import { publicHandler } from './public-handler.ts';
import { renderSheet } from './rate-sheet/render-sheet.ts';
import { provideRuntime } from './runtime.ts';
import { keepVisitorPages, openContent, readDeadline } from './site-content.ts';
import { workerHandler } from './worker-handler.ts';

export interface RunningSite {
  readonly port: number;
  readonly internalPort: number;
  /** From now on it says that it stops, and goes on as before. */
  drain(): void;
  /** Finishes what is in flight within `withinMs`, then stops everything. */
  stop(withinMs: number): Promise<void>;
}

/** The build visitors get. */
const publicBuild = new URL('../../dist/', import.meta.url);
/** The same with the component gallery (build/gallery.ts). */
const galleryBuild = new URL('../../dist-gallery/', import.meta.url);

/**
 * Starts the whole site: content, enquiry pipeline, public server, internal API. What of it is for visitors, and what for deliveries, goes by
 * the roles of the machine.
 *
 * @param options.gallery serves the build that has the component gallery
 * @param options.silentAfterMs how long the studio may be silent before an operator is told, in milliseconds
 * @throws KeyringError, InstanceError, ListenError and others whose message is a sentence for the operator
 */
export async function startSite(
  settings: SiteSettings,
  log: Log,
  { gallery = false, silentAfterMs = studioSilentAfter } = {},
): Promise<RunningSite> {
  provideInstallation(settings.installation);
  provideMediaAddress(settings.media.url);
  const build = gallery ? galleryBuild : publicBuild;
  const servesPages = settings.run.includes('site');
  const keyring = openInstance(settings);
  const collection = createCollectionStore({
    brand: settings.brand,
    installation: settings.installation,
    log,
    waitMs: 1000 * settings.limits.deadlineFactor,
  });
  const placesNow = () => collection.current().collection;
  const enquiryContent = createLiveEnquiryContent(log, placesNow);
  const enquiries = await openPipeline(settings, keyring, log, enquiryContent);
  const cdnSaid = cdnHeads(settings.cdn);
  const bucket = bucketOf(settings);
  const pages = createPages({
    cdn: cdnSaid,
    maxBytes: settings.limits.pageCacheBytes,
    collection: collection.current,
    log,
  });
  const servers: ListeningServer[] = [];
  const contentUrl = settings.contentUrl ?? settings.studioUrl;
  const site = openContent({ ...settings, studioUrl: contentUrl }, keyring, {
    pages,
    log,
    enquiryContent,
    collection,
    onSilence: enquiries.pipeline.studioSilent,
    onSequence: (at) =>
      enquiries.pipeline.heads.seen([{ of: 'changes of content', at, words: `number ${at}` }]),
    silentAfterMs,
    onOutdated(tags) {
      cdn?.outdated(tags);
      ownPurges?.wake();
    },
  });
  const { content, media, watch } = site;
  // A program without pages outdates none.
  const cdn = servesPages
    ? settings.cdn &&
      createCdnChannel({
        kind: settings.cdn.kind,
        purge: purgeOf(settings.cdn),
        settled: () => collection.settled(),
        log,
      })
    : null;
  let ownPurges: OwnPurges | null = null;
  const metrics = createMetrics();
  const readiness = createReadiness({
    databaseAnswers: enquiries.databaseAnswers,
    contentRead: () => collection.current().read,
    limitMs: 2000 * settings.limits.deadlineFactor,
  });
  const asking = new AbortController();
  let following: { stop(): Promise<void> } | null = null;
  let begun: Promise<void> = Promise.resolve();

  async function stop(withinMs: number): Promise<void> {
    readiness.drain();
    asking.abort();
    collection.stop();
    // Whatever is read or drawn ahead holds nobody up.
    const ahead = Promise.all([watch.stop(), pages.stop(), following?.stop(), ownPurges?.stop(), begun]);
    await Promise.all([
      Promise.race([ahead, sleep(withinMs, undefined, { ref: false })]),
      ...servers.map((server) => server.close(withinMs)),
    ]);
    await enquiries.close();
  }

  /** What follows once visitors are answered. A studio that hangs holds up deliveries no longer than one read of content may take. */
  async function begin(stopped: AbortSignal): Promise<void> {
    // A store that cannot be opened yet is what an operator must hear of.
    enquiries.pipeline.startAlerts();
    const followed = (async () => {
      // The watch knows first whether the studio is there; a read before it would raise a false alarm.
      await watch.start();
      if (stopped.aborted) return;
      if (settings.databaseUrl) {
        const on = { [databaseChannels.content]: () => watch.heard(), ...enquiries.heard };
        following = followChannels({ url: settings.databaseUrl, on, log });
      }
      await Promise.all([collection.read(), enquiryContent.follow(content, enquiries.pipeline)]);
    })();
    const deadline = sleep(readDeadline(settings), undefined, { signal: stopped, ref: false });
    // Before anything is delivered: mails go to the mailboxes editors set.
    await Promise.race([followed, deadline.catch(() => {})]);
    void followed.then(() => pages.warm());
    const halted = new Promise((resolve) => stopped.addEventListener('abort', resolve, { once: true }));
    if (!stopped.aborted) await Promise.race([enquiries.opened, halted]);
    if (!stopped.aborted) enquiries.pipeline.start(settings.run.includes('worker'));
  }

  try {
    const exchange = createExchangeRates({
      settings: settings.currency,
      base: settings.installation.baseCurrency,
      mode: settings.mode,
      log,
    });
    const shared = { settings, content, collection: collection.current, pages, exchange, log };
    provideRuntime({ ...shared, renderSheet });
    // Pages and links stand from the first request on as they stood last.
    await collection.recall(site.kept);
    // Forms stand from the first request on as they stood last; on a first start, by their own defaults.
    const steered = await withCollection(collection.current(), () => hasFormSettings(site.kept));
    if (steered) await enquiryContent.follow(site.kept, enquiries.pipeline);
    const { contentToken } = keyring;
    const parts = {
      pipeline: enquiries.pipeline,
      counting: enquiries.counting,
      desk: enquiryContent.current,
      contentToken,
      exchange,
      metrics,
    };
    const handler = servesPages
      ? await publicHandler(settings, {
          ...parts,
          content,
          collection,
          media,
          pages,
          log,
          build,
          cdn: cdnSaid,
          bucket,
          readiness,
        })
      : workerHandler(readiness);
    const server = await listen(loggedRequests(handler, log, metrics, placesNow), {
      host: settings.host,
      port: settings.port,
      setting: 'PORT',
      log,
      graceMs: settings.limits.graceSeconds * 1000,
    });
    servers.push(server);
    if (servesPages)
      pages.beginWarming({
        host: settings.host,
        port: server.port,
        obtainPicture: (filename) => media.obtain(filename),
        alsoRead: () => withCollection(collection.current(), () => keepVisitorPages(content)),
      });
    const { pipeline } = enquiries;
    const internal = await listen(
      internalApi({
        token: keyring.internalToken,
        metrics,
        log,
        dataDir: settings.dataDir,
        desk: pipeline.desk,
        privacy: pipeline.privacy,
        mails: pipeline.mails,
        originals: pipeline.originals,
        stopping: asking.signal,
        synthetic: () => pipeline.synthetic(),
        enquiryHealth: () => pipeline.health(),
        alertCounts: () => pipeline.alertCounts(),
        alertsInForce: () => pipeline.alertsInForce(),
        machines: enquiries.board?.notes ?? null,
        studioReachable: () => watch.reachable,
        cacheStats: () => pages.count(),
        async keysWithoutEntry() {
          await collection.settled();
          return readKeysWithoutEntry(content.forPage(), placesNow());
        },
        contentCheck: () =>
          checkContent(
            { ...{ studioUrl: contentUrl, token: contentToken }, timeoutMs: () => readDeadline(settings) },
            settings.mode === 'demo' ? null : settings.installation.baseCurrency,
          ),
        async pagePaths() {
          await collection.read();
          return lastingPages(placesNow());
        },
        mediaHealth: bucket && createMediaHealth(bucket),
        onContentChange: (change) => watch.noticed(change),
        cdn,
        onProgramAlert: ({ kind, message, told }) => pipeline.alert(kind, message, told),
      }),
      {
        host: settings.internalHost,
        port: settings.internalPort,
        setting: 'INTERNAL_PORT',
        hostSetting: 'INTERNAL_HOST',
        log,
      },
    );
    servers.push(internal);
    begun = begin(asking.signal);
    if (cdn) ownPurges = startOwnPurges(cdn);
    return { port: server.port, internalPort: internal.port, drain: readiness.drain, stop };
  } catch (error) {
    await stop(0);
    throw error;
  }
}

/** Whether a last good copy says what steers the enquiry desk. */
const hasFormSettings = (kept: Content): Promise<boolean> =>
  readFormSettings(kept.forPage()).then(
    () => true,
    () => false,
  );
