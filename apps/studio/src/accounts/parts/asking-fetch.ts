type Fetch = typeof fetch;

/** Whether the studio asks who sits here before it does what was asked of an account. */
async function wantsProof(address: string, response: Response): Promise<boolean> {
  if (response.status !== 403 || !new URL(address, window.location.origin).pathname.startsWith('/api/users'))
    return false;
  const said = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: { data?: { proof?: unknown } }[] } | null;
  return said?.errors?.[0]?.data?.proof === 'needed';
}

/**
 * A fetch that has whoever sits here show who they are where the studio asks for it, and then sends the same once more, so that a form
 * goes on as if nothing had been asked. Payload's own forms have no other place to do it: they take a refusal as final.
 *
 * @param ask shows the dialog. Gives whether the proof was given
 */
export function askingFetch(before: Fetch, ask: () => Promise<boolean>): Fetch {
  return async (input, init) => {
    const again = input instanceof Request ? input.clone() : input;
    const response = await before(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!(await wantsProof(address, response))) return response;
    return (await ask()) ? before(again, init) : response;
  };
}
