import type { ChannelName } from './channels/channel.ts';
import type { FormConfig } from './forms/form.ts';

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
  const mails: ChannelName[] = ['concierge-mail', 'visitor-mail'];
  if (synthetic) return mails;
  return [
    ...mails,
    ...(form.crmForm !== null && configured.crmForms.includes(form.crmForm) ? (['crm'] as const) : []),
    ...(configured.webhook ? (['webhook'] as const) : []),
  ];
}
