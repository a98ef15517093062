/** Plays a film in the place of its poster, with its captions; a film that will not play gives the poster back and says so. */
export function enhanceFilm(root: HTMLElement): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-film]');
  const status = root.querySelector('[role=status]');
  if (!link || !status) return;
  link.addEventListener('click', (event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { film = '', type = '', captions, poster = '', name = '' } = link.dataset;
    const video = Object.assign(document.createElement('video'), {
      controls: true,
      playsInline: true,
      poster,
    });
    video.setAttribute('aria-label', name);
    const source = Object.assign(document.createElement('source'), { src: film, type });
    video.append(source);
    if (captions) {
      const track = { kind: 'captions', srclang: 'en', label: 'English', src: captions, default: true };
      video.append(Object.assign(document.createElement('track'), track));
    }
    // Of several sources the last tells that none would do; there is one.
    source.addEventListener('error', () => {
      video.replaceWith(link);
      status.textContent = 'The film did not load.';
      link.focus();
    });
    status.textContent = '';
    link.replaceWith(video);
    video.focus();
    // A browser that will not begin by itself shows its own button.
    video.play().catch(() => {});
  });
}
