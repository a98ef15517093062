import '@photo-sphere-viewer/core/index.css';
import { EquirectangularAdapter, utils, Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin, events as turning } from '@photo-sphere-viewer/gyroscope-plugin';
import { panoramaFrame } from './panorama-frame.client.ts';
import { firstLook, moveOfKey, turned } from './panorama-turn.ts';

/**
 * Loads a panorama as any picture of the page is loaded. The library's own way is a `blob:` address, which the content security policy
 * allows to nobody; nor is there anything to read in the file that its shape does not say.
 */
class PanoramaAdapter extends EquirectangularAdapter {
  /** @throws DOMException when the picture cannot be fetched or is none */
  override async loadTexture(panorama: string) {
    const image = new Image();
    // One of another host (MEDIA_URL) is drawn only where that host allows it.
    image.crossOrigin = 'anonymous';
    image.src = panorama;
    await image.decode();
    return {
      panorama,
      texture: utils.createSizedTexture(image),
      panoData: utils.mergePanoData(image.width, image.height),
      cacheKey: panorama,
    };
  }
}

export interface OpenPanorama {
  /** Gives back what it holds of the machine, and the stage as it was. */
  close(): void;
}

interface View {
  readonly src: string;
  readonly name: string;
  /** "58 50": percent from the left and from the top. */
  readonly focus: string;
}

/** One step of zoom, of a hundred. */
const zoomStep = 12;

/**
 * Lays a panorama over its stage: dragged, turned by buttons and keys, pinched, and by the phone itself where it says how it is held.
 * Nothing moves by itself, and with reduced motion nothing glides on.
 *
 * @param onClose called once it has closed by its button or by Escape
 * @throws Error when the panorama cannot be loaded
 */
export async function openPanorama(
  stage: HTMLElement,
  view: View,
  onClose: () => void,
): Promise<OpenPanorama> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { frame, view: box, controls } = panoramaFrame(view.name);
  // The picture is looked at until there is something to turn.
  frame.dataset.loading = '';
  stage.append(frame);
  const first = firstLook(view.focus);
  const viewer = new Viewer({
    container: box,
    adapter: PanoramaAdapter,
    plugins: [[GyroscopePlugin, { roll: false, moveMode: still ? 'fast' : 'smooth' }]],
    navbar: false,
    keyboard: false,
    // A wheel turns the page, as it does over every other picture.
    mousewheel: false,
    moveInertia: !still,
    defaultYaw: first.yaw,
    defaultPitch: first.pitch,
    defaultZoomLvl: 20,
    canvasBackground: 'transparent',
  });

  const ended = new AbortController();

  function close() {
    ended.abort();
    if (document.fullscreenElement === frame) void document.exitFullscreen();
    viewer.destroy();
    frame.remove();
    delete stage.dataset.open;
  }

  try {
    await viewer.setPanorama(view.src, { transition: false, showLoader: false });
  } catch (error) {
    close();
    throw error;
  }
  delete frame.dataset.loading;
  stage.dataset.open = '';

  function look(move: readonly [number, number], by: 'button' | 'key' | 'held') {
    const to = turned(viewer.getPosition(), move, by);
    if (still || by === 'held') viewer.rotate(to);
    else void viewer.animate({ ...to, speed: 300 });
  }
  const zoom = (steps: number) => viewer.zoom(viewer.getZoomLevel() + steps * zoomStep);
  function leave() {
    close();
    onClose();
  }

  // A dialog that is closed keeps what is in it, and would go on drawing this.
  stage.closest('dialog')?.addEventListener('close', leave, { signal: ended.signal });
  box.addEventListener('keydown', (event) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? null : moveOfKey(event.key);
    if (!move) return;
    event.preventDefault();
    if (move[2]) zoom(move[2]);
    else look([move[0], move[1]], event.repeat ? 'held' : 'key');
  });
  frame.addEventListener('keydown', (event) => {
    // In a dialog Escape closes that; over the whole screen it leaves that.
    if (event.key !== 'Escape' || frame.closest('dialog') || document.fullscreenElement) return;
    event.preventDefault();
    leave();
  });
  controls.left.addEventListener('click', () => look([-1, 0], 'button'));
  controls.right.addEventListener('click', () => look([1, 0], 'button'));
  controls.closer.addEventListener('click', () => zoom(1));
  controls.away.addEventListener('click', () => zoom(-1));
  controls.close.addEventListener('click', leave);

  controls.whole.hidden = !document.fullscreenEnabled;
  controls.whole.addEventListener('click', () => {
    // A browser that refuses leaves it as large as it is.
    if (document.fullscreenElement) void document.exitFullscreen();
    else frame.requestFullscreen().catch(() => {});
  });

  const phone = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  controls.phone.hidden = true;
  // A desk computer's browser may know how to ask, and has nobody who turns it.
  const held = matchMedia('(pointer: coarse)').matches;
  controls.phone.setAttribute('aria-pressed', 'false');
  void phone.isSupported().then((supported) => {
    controls.phone.hidden = !supported || !held;
  });
  phone.addEventListener(turning.GyroscopeUpdatedEvent.type, ({ gyroscopeEnabled }) =>
    controls.phone.setAttribute('aria-pressed', String(gyroscopeEnabled)),
  );
  controls.phone.addEventListener('click', () => {
    if (phone.isEnabled()) phone.stop();
    // Refused by its owner: the button goes, everything else turns it.
    else
      phone.start().catch(() => {
        controls.phone.hidden = true;
      });
  });

  box.focus({ preventScroll: true });
  return { close };
}
