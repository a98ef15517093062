/**
 * A part of the page that comes later. When it cannot be had, most likely because a newer version of the site has replaced it, the page
 * is loaded anew, once: a part that fails again is done without until it has come (RT-15). Each part has a memory of its own, since
 * one that comes says nothing of another.
 */
export async function loadPart<Part>(name: string, fetchPart: () => Promise<Part>): Promise<Part | null> {
  const mark = `reloaded-${name}`;
  try {
    const part = await fetchPart();
    sessionStorage.removeItem(mark);
    return part;
  } catch {
    try {
      if (navigator.onLine && !sessionStorage.getItem(mark)) {
        sessionStorage.setItem(mark, 'yes');
        location.reload();
      }
    } catch {
      // Without a memory it could go on for ever.
    }
    return null;
  }
}
