import type { ConfiguredChannel } from '../../packages/enquiries/src/delivery/channels/channel-record.ts';
import { conciergeMailChannel } from '../../packages/enquiries/src/delivery/channels/concierge-mail/concierge-mail-channel.ts';
import { hubspotChannel } from '../../packages/enquiries/src/delivery/channels/hubspot/hubspot-channel.ts';
import type { CrmForm } from '../../packages/enquiries/src/delivery/channels/hubspot/settings.ts';
import { visitorMailChannel } from '../../packages/enquiries/src/delivery/channels/visitor-mail/visitor-mail-channel.ts';
import { webhookChannel } from '../../packages/enquiries/src/delivery/channels/webhook/webhook-channel.ts';

/** The channels of an installation for which jobs are planned and none is sent: both mails, the CRM with these forms, a webhook. */
export function configuredChannels(
  options: { readonly crmForms?: readonly CrmForm[]; readonly webhook?: boolean } = {},
): readonly ConfiguredChannel[] {
  const { crmForms = [], webhook = false } = options;
  const forms = Object.fromEntries(crmForms.map((form) => [form, `${form}-form`]));
  return [
    conciergeMailChannel.with({}),
    visitorMailChannel.with({}),
    ...(crmForms.length > 0
      ? [hubspotChannel.with({ baseUrl: 'https://crm.invalid', portalId: '1', forms })]
      : []),
    ...(webhook
      ? [webhookChannel.with({ url: 'https://hooks.invalid', secret: 'a secret of some length' })]
      : []),
  ];
}
