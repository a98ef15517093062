import type { AnalyticsConfig } from './analytics-config.ts';
import { answerIn, browserDeclines, type ConsentAnswer } from './consent-answer.ts';
import { onForm, startMeasuring, stopMeasuring } from './measuring.client.ts';

/**
 * Asks whether we may measure, and measures after a yes (GEN-05). The answer is a cookie the server sets: one that scripts set lives
 * for a week in some browsers. Until there is an answer, and after a no, nothing of a vendor's is fetched.
 *
 * @param banner the form with both answers, its configuration in `data-consent`
 */
export function askForConsent(banner: HTMLFormElement): void {
  const config: AnalyticsConfig = JSON.parse(banner.dataset.consent ?? '');
  let opener: HTMLElement | null = null;
  let posting = new AbortController();

  function close() {
    banner.hidden = true;
    opener?.focus({ preventScroll: true });
    opener = null;
  }

  function decide(answer: ConsentAnswer) {
    const before = answerIn(document.cookie);
    const attributes = `path=/;max-age=${config.consentDays * 86_400};samesite=lax`;
    // biome-ignore lint/suspicious/noDocumentCookie: at once, and also where the post below does not get through
    document.cookie = `consent=${answer};${attributes}${location.protocol === 'https:' ? ';secure' : ''}`;
    // The cookie of an earlier answer that is still under way would take the place of this one.
    posting.abort();
    posting = new AbortController();
    const { signal } = posting;
    fetch(banner.action, {
      method: 'POST',
      body: new URLSearchParams({ answer }),
      keepalive: true,
      signal,
    }).catch(() => undefined);
    close();
    if (answer === before) return;
    if (answer === 'yes') startMeasuring(config);
    else if (stopMeasuring()) location.reload();
  }

  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (submitter instanceof HTMLButtonElement) decide(submitter.value === 'yes' ? 'yes' : 'no');
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-open]') : null;
    if (!button) return;
    opener = button;
    banner.hidden = false;
    banner.querySelector('h2')?.focus();
  });
  banner.addEventListener('keydown', ({ key }) => {
    // Put away without an answer only when there is one already.
    if (key === 'Escape' && answerIn(document.cookie)) close();
  });

  const answer = answerIn(document.cookie);
  if (answer === 'yes') startMeasuring(config);
  // Not over a form: nothing is loaded there, whatever the answer.
  else if (answer === null && !onForm() && !browserDeclines(navigator)) banner.hidden = false;
}

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}
