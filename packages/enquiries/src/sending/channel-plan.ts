import type { FormConfig } from '../forms/form.ts';
import type { ChannelName } from './channels/channel.ts';

/** Which of the optional destinations this installation has set up. */
export interface ConfiguredChannels {
  /** The CRM forms that have an id. */
  readonly crmForms: readonly NonNullable<FormConfig['crmForm']>[];
  readonly webhook: boolean;
}

/**
 * Where an accepted enquiry of this form goes: both mails always, the CRM when it has a form for the kind, the webhook when
 * there is one. A synthetic enquiry stays in the house.
 */
export function plannedChannels(
  form: FormConfig,
  configured: ConfiguredChannels,
  synthetic: boolean,
): ChannelName[] {
  // Before its address is confirmed a subscription is nobody's business but the reader's (confirmedChannels).
  if (form.kind === 'newsletter') return ['visitor-mail'];
  const mails: ChannelName[] = ['concierge-mail', 'visitor-mail'];
  return synthetic ? mails : [...mails, ...beyond(form.crmForm, configured)];
}

/** Where a subscription goes once its address is confirmed. */
export function confirmedChannels(configured: ConfiguredChannels): ChannelName[] {
  return ['concierge-mail', ...beyond('newsletter', configured)];
}

function beyond(crmForm: FormConfig['crmForm'], configured: ConfiguredChannels): ChannelName[] {
  return [
    ...(crmForm !== null && configured.crmForms.includes(crmForm) ? (['crm'] as const) : []),
    ...(configured.webhook ? (['webhook'] as const) : []),
  ];
}
