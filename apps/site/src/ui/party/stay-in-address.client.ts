import { stayInQuery } from './stay.ts';
import { keepStay, keptStay } from './stay-kept.client.ts';

/**
 * A stay that the address of a page brings, by the names of the strip's fields, becomes the session's; one that says no day leaves the
 * session its days. It is taken out of the address: the
 * page shown again later begins with what was chosen meanwhile.
 */
export function takeStayOfAddress(): void {
  const query = new URLSearchParams(location.search);
  const asked = stayInQuery(query);
  if (!asked) return;
  const kept = query.has('dateStart') ? null : keptStay();
  keepStay(kept ? { ...asked, arrival: kept.arrival, departure: kept.departure } : asked);
  for (const name of ['dateStart', 'dateEnd', 'adults', 'children', 'age']) query.delete(name);
  const left = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + left + location.hash);
}
