/** A file the site gave, as it came: to take away, kept by no cache, never shown in a page of the studio. */
export function sendFile(file: Response): Response {
  const given = ['content-type', 'content-length', 'content-disposition'].flatMap((name) => {
    const value = file.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  return new Response(file.body, {
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...Object.fromEntries(given),
    },
  });
}
