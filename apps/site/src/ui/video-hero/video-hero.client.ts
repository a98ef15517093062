interface Film {
  readonly src: string;
  readonly type: string;
}

/** When a film may be fetched and may play; asked again whenever one of these changes. */
const wanted = '(min-width: 834px)';
const unwanted = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Lays the film over the plate once the page has loaded, and takes it away when it may no longer play. */
export function enhanceVideoHero(root: HTMLElement): void {
  const button = root.querySelector('button');
  const films = JSON.parse(root.dataset.videoHero ?? '[]') as readonly Film[];
  if (!button || films.length === 0) return;
  const wide = matchMedia(wanted);
  // A feature the browser does not know never matches.
  const refusals = unwanted.map((condition) => matchMedia(condition));
  const allowed = () => wide.matches && !refusals.some(({ matches }) => matches) && !savesData();
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
  for (const query of [wide, ...refusals])
    query.addEventListener('change', () => (allowed() ? begin() : end()));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
