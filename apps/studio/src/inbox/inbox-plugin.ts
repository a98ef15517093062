import type { Config, Plugin } from 'payload';
import { inboxEndpoints } from './actions/endpoints.ts';

/**
 * Adds the concierge's inbox to the studio: two pages under `/admin/inbox`, their link in the navigation, the banner of what is
 * wrong with the pipeline, and the endpoints under `/api/inbox` they post to. It adds no collection: enquiries stay in the site's store.
 *
 * Component paths are relative to the import map's base directory, apps/studio/src.
 */
export const inbox: Plugin = (config: Config): Config => {
  const components = config.admin?.components;
  return {
    ...config,
    endpoints: [...(config.endpoints ?? []), ...inboxEndpoints],
    admin: {
      ...config.admin,
      components: {
        ...components,
        header: [...(components?.header ?? []), '/inbox/parts/studio-alerts.tsx#StudioAlerts'],
        beforeNavLinks: [...(components?.beforeNavLinks ?? []), '/inbox/parts/nav-link.tsx#InboxNavLink'],
        beforeDashboard: [
          ...(components?.beforeDashboard ?? []),
          '/inbox/pages/concierge-start.tsx#ConciergeStart',
        ],
        views: {
          ...components?.views,
          inbox: {
            Component: '/inbox/pages/inbox-page.tsx#InboxPage',
            path: '/inbox',
            exact: true,
            meta: { title: 'Inbox' },
          },
          enquiry: {
            Component: '/inbox/pages/enquiry-page.tsx#EnquiryPage',
            path: '/inbox/:reference',
            exact: true,
            meta: { title: 'Enquiry' },
          },
        },
      },
    },
  };
};
