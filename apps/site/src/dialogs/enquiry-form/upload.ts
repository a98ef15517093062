/** How long a post with a file may show no sign of life: nothing sent, nothing answered. Milliseconds. */
export const stallMs = 120_000;

/**
 * Posts the parts of a form, and waits as long as they move: five megabytes take a phone on a slow line many minutes. `fetch` does
 * not tell how far a body has come, so this is an XMLHttpRequest.
 *
 * @throws TypeError when the connection is refused or cut, DOMException named TimeoutError when nothing moved for `stallMs`
 */
export function upload(endpoint: string, body: FormData): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallMs);
    };
    request.open('POST', endpoint);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = moved;
    request.upload.onload = moved;
    request.onprogress = moved;
    request.onloadend = () => clearTimeout(timer);
    request.onabort = () => reject(new DOMException('Nothing moved.', 'TimeoutError'));
    request.onerror = () => reject(new TypeError('The connection broke off.'));
    request.onload = () => resolve(answerOf(request));
    moved();
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['location', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  // A status without a body takes none at all.
  return new Response(request.responseText || null, { status: request.status, headers });
}
