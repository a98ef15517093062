import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { factorState } from './account-safety.tsx';
import { OwnFactors } from './factors-on-demand.island.tsx';
import './accounts.css';

/** `/admin/safety`: one's own second factor. */
export async function SafetyView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { user, payload, i18n } = req;
  // Payload leaves custom views open to everybody.
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fsafety');
  const state = await factorState(payload, Number(user.id), 'role' in user ? user.role : null);
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <main className="account-page">
        <h1>Second factor</h1>
        <OwnFactors state={state} />
        <p>
          <a href="/admin/account">Back to your account</a>
        </p>
      </main>
    </DefaultTemplate>
  );
}
