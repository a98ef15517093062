interface Film {
  readonly src: string;
  readonly type: string;
}

/** When a film may be fetched and may play; asked again whenever one of these changes. */
const conditions = [
  '(min-width: 834px)',
  '(prefers-reduced-motion: no-preference)',
  'not (prefers-reduced-data: reduce)',
];

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Lays the film over the plate once the page has loaded, and takes it away when it may no longer play. */
export function enhanceVideoHero(root: HTMLElement): void {
  const button = root.querySelector('button');
  const films = JSON.parse(root.dataset.videoHero ?? '[]') as readonly Film[];
  if (!button || films.length === 0) return;
  const queries = conditions.map((condition) => matchMedia(condition));
  // A browser that does not know a feature answers "not all".
  const allowed = () => queries.every(({ matches, media }) => matches || media === 'not all') && !savesData();
  let video: HTMLVideoElement | null = null;

  function show(playing: boolean) {
    button?.setAttribute('aria-label', playing ? 'Pause the film' : 'Play the film');
    button?.toggleAttribute('data-paused', !playing);
  }

  function begin() {
    if (video || !allowed()) return;
    video = document.createElement('video');
    Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'auto', tabIndex: -1 });
    video.setAttribute('aria-hidden', 'true');
    for (const { src, type } of films)
      video.append(Object.assign(document.createElement('source'), { src, type }));
    video.addEventListener('playing', () => {
      root.dataset.playing = 'true';
      if (button) button.hidden = false;
      show(true);
    });
    video.addEventListener('pause', () => show(false));
    button?.before(video);
    // A browser that will not play leaves the plate.
    video.play().catch(() => {});
  }

  function end() {
    video?.remove();
    video = null;
    delete root.dataset.playing;
    if (button) button.hidden = true;
  }

  button.addEventListener('click', () => {
    if (video?.paused) void video.play();
    else video?.pause();
  });
  for (const query of queries) query.addEventListener('change', () => (allowed() ? begin() : end()));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
