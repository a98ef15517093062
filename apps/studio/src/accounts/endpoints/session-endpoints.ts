import type { Endpoint } from 'payload';
import { roleOf } from '../../access/callers.ts';
import { answer, fromStudio, readFields, refused, textIn } from '../answers.ts';
import { tellOwner } from '../owner-mail.ts';
import { askForProof, provedLately } from '../proof/proved.ts';
import { forgetFactors } from '../second-factor/kept-factors.ts';
import { endSessions, sessionId } from '../sessions/sessions.ts';
import { accountWith } from '../sign-in/password-proof.ts';

/** `POST /api/users/sessions/end` with `session`, or without one for all but this one: one's own. */
const endOwn: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    if (!req.user || !fromStudio(req)) return refused(403, 'Sign in first.');
    const session = textIn(await readFields(req), 'session');
    const here = sessionId(req);
    await endSessions(req.payload, Number(req.user.id), (id) =>
      session === '' ? id !== here : id === session,
    );
    return answer(200, {});
  },
};

/** `POST /api/users/:id/safety` with `deed`: what an administrator does for somebody else's account. */
const helpOther: Endpoint = {
  path: '/:id/safety',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (roleOf(req.user) !== 'admin' || !fromStudio(req)) return refused(403, 'Only administrators do this.');
    if (!Number.isSafeInteger(id) || id === req.user?.id) return refused(400, 'This is for another account.');
    const deed = textIn(await readFields(req), 'deed');
    if (deed !== 'end-sessions' && deed !== 'forget-factors') return refused(400, 'There is no such deed.');
    if (deed === 'forget-factors') {
      if (!(await provedLately(req))) return askForProof();
      await forgetFactors(req.payload, id);
      const account = await accountWith(req.payload, id);
      if (account)
        void tellOwner(req.payload, account.email, { what: 'factors-taken-away' }, 'administrator');
    }
    await endSessions(req.payload, id, () => true);
    return answer(200, {});
  },
};

export const sessionEndpoints: readonly Endpoint[] = [endOwn, helpOther];
