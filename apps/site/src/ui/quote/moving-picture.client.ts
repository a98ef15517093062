/** Films that may stand in a picture's place, best first. */
type Films = readonly { readonly src: string; readonly type: string }[];

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** Set for the visit by somebody who stopped one: none begins by itself after that. */
const stoppedKey = 'moving-picture';

const isStopped = (): boolean => {
  try {
    return sessionStorage.getItem(stoppedKey) !== null;
  } catch {
    // No storage: the button still works on this page.
    return false;
  }
};

function keepStopped(stopped: boolean): void {
  try {
    if (stopped) sessionStorage.setItem(stoppedKey, '');
    else sessionStorage.removeItem(stoppedKey);
  } catch {
    // As above.
  }
}

/** Whether a film may be fetched at all: never on phones, on slow or dear lines, or for somebody who wants the page to be still. */
function mayMove(): boolean {
  const { connection } = navigator;
  return (
    matchMedia('(min-width: 833px)').matches &&
    !still.matches &&
    !connection?.saveData &&
    !connection?.effectiveType?.endsWith('2g')
  );
}

/**
 * Moves the picture of a part once the page has loaded (WCAG 2.2.2): silent, over the picture that is there, with a button that stops it.
 * Until it plays the page is what it is without scripts, and so it stays where the film cannot be played.
 */
export function enhanceMovingPicture(root: HTMLElement): void {
  if (!mayMove()) return;
  const picture = root.querySelector('img');
  const button = root.querySelector<HTMLButtonElement>('button[data-moving-stop]');
  const films = JSON.parse(root.dataset.moving ?? '[]') as Films;
  if (!picture || !button) return;
  const begin = () => move(root, picture, button, films);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function move(root: HTMLElement, picture: HTMLImageElement, button: HTMLButtonElement, films: Films): void {
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    loop: true,
    playsInline: true,
    // Nothing of it before it plays.
    preload: 'none',
    disablePictureInPicture: true,
    // Its part of the picture that must be seen is the picture's.
    className: picture.className,
  });
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  for (const film of films) video.append(Object.assign(document.createElement('source'), film));
  let wanted = !isStopped();
  /** By the button, which goes before a wish for less motion that is older. */
  let asked = false;
  let seen = false;
  // What the picture does, not what it should do: a browser may begin nothing by itself.
  const name = () => {
    button.textContent = video.paused ? 'Play the moving picture' : 'Stop the moving picture';
  };
  for (const change of ['play', 'pause']) video.addEventListener(change, name);
  const follow = () => {
    if (wanted && seen && (asked || !still.matches)) {
      if (!video.isConnected) root.querySelector('picture')?.after(video);
      // A browser that will not begin by itself leaves the picture.
      video.play().catch(() => {});
    } else video.pause();
  };
  video.addEventListener('playing', () => {
    video.dataset.playing = '';
  });
  video.lastElementChild?.addEventListener('error', () => {
    video.remove();
    button.hidden = true;
    watch.disconnect();
  });
  button.addEventListener('click', () => {
    wanted = video.paused;
    asked = wanted;
    keepStopped(!wanted);
    follow();
  });
  still.addEventListener('change', () => {
    asked = false;
    follow();
  });
  // What nobody sees does not move.
  const watch = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    follow();
  });
  name();
  button.hidden = false;
  watch.observe(root);
}
