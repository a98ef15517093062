import type { FormConfig } from '../forms/form.ts';
import type { ConfiguredChannel } from './channels/channel-record.ts';

/**
 * Where an accepted enquiry of this form goes: to every channel that takes it, a synthetic one to those alone that stay in the house.
 * Before its address is confirmed a subscription is nobody's business but the reader's.
 *
 * @param form `null` where this build has none for the enquiry's kind
 */
export function plannedChannels(
  form: FormConfig | null,
  configured: readonly ConfiguredChannel[],
  synthetic: boolean,
): ConfiguredChannel[] {
  return configured.filter(
    ({ plan, takes }) =>
      takes(form) && (plan.synthetic || !synthetic) && (plan.subscription === 'asked' || !form?.confirmed),
  );
}

/**
 * Where an enquiry goes that was held and is released: to the house, not to its visitor. A reader of the letter has to be asked, or
 * nothing of it would ever be confirmed.
 */
export function releasedChannels(
  form: FormConfig | null,
  configured: readonly ConfiguredChannel[],
): ConfiguredChannel[] {
  return plannedChannels(form, configured, false).filter(({ plan }) => plan.released || form?.confirmed);
}

/** Where a subscription of this form goes once its address is confirmed. */
export function confirmedChannels(
  form: FormConfig | null,
  configured: readonly ConfiguredChannel[],
): ConfiguredChannel[] {
  return configured.filter(({ plan, takes }) => plan.subscription === 'confirmed' && takes(form));
}
