import { deskApi } from '../address.ts';

/**
 * Asks for a file and hands it to the browser to be kept.
 *
 * @returns why it could not be had; `null` once it is handed over
 */
export async function askFile(
  method: 'GET' | 'POST',
  path: string,
  { kind, name, body }: { readonly kind: string; readonly name: string; readonly body?: unknown },
): Promise<string | null> {
  try {
    const response = await fetch(`${deskApi}${path}`, {
      method,
      headers: { accept: kind, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    if (!response.ok) {
      const { detail } = (await response.json()) as { detail?: string };
      return detail ?? 'The file could not be made. Try again.';
    }
    keepFile(await response.blob(), name);
    return null;
  } catch {
    return 'Nothing was heard of the studio. The file could not be made; try again.';
  }
}

/** Hands a file to the browser, which asks where to or keeps it where it keeps all. */
function keepFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
