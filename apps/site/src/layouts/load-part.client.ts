const mark = 'reloaded';

/**
 * A part of the page that comes later. When it cannot be had, most likely because a newer version of the site has replaced it, the page
 * is loaded anew, once: a part that fails again is done without until one has come (RT-15).
 */
export async function loadPart<Part>(fetchPart: () => Promise<Part>): Promise<Part | null> {
  try {
    const part = await fetchPart();
    sessionStorage.removeItem(mark);
    return part;
  } catch {
    try {
      if (navigator.onLine && !sessionStorage.getItem(mark)) {
        sessionStorage.setItem(mark, location.pathname);
        location.reload();
      }
    } catch {
      // Without a memory it could go on for ever.
    }
    return null;
  }
}
