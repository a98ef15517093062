import type { Endpoint, PayloadRequest } from 'payload';
import { fieldsOf } from '../answers.ts';
import { type Owner, ownerOf, proofRefusal } from './owner.ts';

/** What an owner asks of his second factor. */
interface OwnersRequest {
  readonly req: PayloadRequest;
  readonly owner: Owner;
  /** Of the body. */
  readonly fields: Readonly<Record<string, unknown>>;
}

type Answering = (asked: OwnersRequest) => Promise<Response>;

/** `POST /api/users/second-factor/{name}`, for the owner of an account alone. */
export const ownerEndpoint = (name: string, answering: Answering): Endpoint => ({
  path: `/second-factor/${name}`,
  method: 'post',
  handler: async (req) => {
    const owner = await ownerOf(req);
    if (owner instanceof Response) return owner;
    return answering({ req, owner, fields: await fieldsOf(req) });
  },
});

/** The same, for an owner who has shown within five minutes who it is, or gives the password with it. */
export const provedEndpoint = (name: string, answering: Answering): Endpoint =>
  ownerEndpoint(
    name,
    async (asked) => (await proofRefusal(asked.req, asked.owner, asked.fields)) ?? answering(asked),
  );
