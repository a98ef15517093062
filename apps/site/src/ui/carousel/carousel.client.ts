/** Adds a count and two buttons to a carousel that has more than its box shows. */
export function enhanceCarousel(root: HTMLElement): void {
  const track = root.querySelector('ul');
  const controls = root.querySelector<HTMLElement>('[data-carousel-controls]');
  const count = root.querySelector<HTMLElement>('[data-carousel-count]');
  const [previous, next] = root.querySelectorAll('button');
  if (!track || !controls || !count || !previous || !next) return;
  const slides = [...track.children] as HTMLElement[];
  const side = getComputedStyle(track).direction === 'rtl' ? 'right' : 'left';
  const gapTo = (slide: HTMLElement) =>
    Math.abs(slide.getBoundingClientRect()[side] - track.getBoundingClientRect()[side] - inset());
  const inset = () => {
    const { scrollPaddingInlineStart } = getComputedStyle(track);
    return (Number.parseFloat(scrollPaddingInlineStart) || 0) * (side === 'right' ? -1 : 1);
  };

  /** The slide nearest to the beginning of the box; the last one when the end is reached. */
  function current(): number {
    const atEnd =
      Math.abs(track?.scrollLeft ?? 0) + (track?.clientWidth ?? 0) >= (track?.scrollWidth ?? 0) - 2;
    if (atEnd) return slides.length - 1;
    const gaps = slides.map(gapTo);
    return gaps.indexOf(Math.min(...gaps));
  }

  function show() {
    const scrolls = (track?.scrollWidth ?? 0) > (track?.clientWidth ?? 0) + 2;
    controls?.toggleAttribute('hidden', !scrolls);
    const place = current();
    const words = `${place + 1} of ${slides.length}`;
    if (count && count.textContent !== words) count.textContent = words;
    previous?.toggleAttribute('disabled', Math.abs(track?.scrollLeft ?? 0) < 2);
    next?.toggleAttribute('disabled', place === slides.length - 1);
  }

  const go = (steps: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const place = Math.min(slides.length - 1, Math.max(0, current() + steps));
    slides[place]?.scrollIntoView({
      behavior: calm ? 'instant' : 'smooth',
      inline: 'start',
      block: 'nearest',
    });
  };
  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
  track.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(track);
  show();
}
