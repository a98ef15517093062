/** A mail whose sender is known here, whatever its heads say. */
export interface SentMail {
  readonly name: string;
  readonly source: string;
  /** A word that stands in this mail alone. */
  readonly mark: string;
  readonly shown: {
    /** The address it has to stand under. */
    readonly address: string;
    /** What it may be shown as; nobody but them wrote as the traveller, and nobody but a colleague as one. */
    readonly roles: readonly string[];
    /** The account of the house it is shown as. */
    readonly by: string | null;
    /** Whether it has to say that its sender could not be proven. */
    readonly unproven: boolean;
  };
}

export interface Senders {
  readonly traveller: string;
  /** Another address of theirs, as nobody has said yet. */
  readonly secondAddress: string;
  /** Our own address. */
  readonly ours: string;
  /** An account of the studio. */
  readonly colleague: { readonly id: string; readonly address: string };
  /** What our own mail server calls itself. */
  readonly server: string;
}

interface Kind {
  readonly name: string;
  readonly heads: Readonly<Record<string, string>>;
  readonly address: string;
  readonly roles?: readonly string[];
  readonly by?: string;
  readonly unproven?: true;
}

/** Names as programs write them: plain, quoted, encoded, with the traveller's address or name in it. */
const names: readonly ((address: string, of: string) => string)[] = [
  (address) => address,
  (address) => `"Okafor, Naledi" <${address}>`,
  (address) => `=?utf-8?B?${Buffer.from('Naledi Okafor – 私').toString('base64')}?= <${address}>`,
  (address, of) => `"${of}" <${address}>`,
];

const stranger = ['undecided'];

function kindsOf(
  { traveller, secondAddress, ours, colleague, server }: Senders,
  called: (address: string) => string,
): readonly Kind[] {
  const host = (address: string) => address.slice(address.indexOf('@') + 1);
  const said = (result: 'pass' | 'fail', of: string, by = server) => ({
    'Authentication-Results': `${by}; dmarc=${result} header.from=${host(of)}`,
  });
  const husband = 'thabo@elsewhere.example.net';
  const group = { 'List-ID': `<${ours.replace('@', '.')}>`, Precedence: 'list' };
  const list = 'safaris@lists.example.org';
  return [
    { name: 'the traveller', heads: { From: called(traveller) }, address: traveller, roles: ['traveller'] },
    {
      name: 'the traveller, proven',
      heads: { From: called(traveller), ...said('pass', traveller) },
      ...{ address: traveller, roles: ['traveller'] },
    },
    {
      name: 'somebody as the traveller',
      heads: { From: called(traveller), ...said('fail', traveller) },
      ...{ address: traveller, roles: ['traveller'], unproven: true },
    },
    { name: 'the second address', heads: { From: called(secondAddress) }, address: secondAddress },
    {
      name: 'a companion',
      heads: { From: called(husband), Cc: traveller, ...said('pass', husband) },
      address: husband,
    },
    {
      name: 'a companion whose answers go to the traveller',
      heads: { From: called(husband), 'Reply-To': called(traveller), Sender: traveller },
      address: husband,
    },
    {
      name: 'the traveller by our group',
      heads: { From: `Naledi via Desk <${ours}>`, 'X-Original-From': called(traveller), ...group },
      ...{ address: traveller, roles: ['traveller'] },
    },
    {
      name: 'a companion by our group',
      heads: { From: `Naledi via Desk <${ours}>`, 'X-Original-Sender': husband, ...group },
      address: husband,
    },
    {
      name: 'a list of others that names the traveller',
      heads: {
        From: called(list),
        'X-Original-From': traveller,
        'List-ID': '<safaris.lists.example.org>',
      },
      address: list,
    },
    {
      name: 'a form of ours',
      heads: { From: `Website <${ours}>`, 'Reply-To': called('form@example.net'), ...said('pass', ours) },
      address: 'form@example.net',
    },
    {
      name: 'a colleague',
      heads: { From: called(colleague.address), ...said('pass', colleague.address) },
      ...{ address: colleague.address, roles: ['lodge'], by: colleague.id },
    },
    {
      name: 'somebody as a colleague, without a head',
      heads: { From: called(colleague.address), Cc: ours },
      address: colleague.address,
    },
    {
      name: 'somebody as a colleague, with a head of their own',
      heads: { From: called(colleague.address), ...said('pass', colleague.address, 'mx.evil.example') },
      address: colleague.address,
    },
    {
      name: 'somebody as a colleague, whom our server found out',
      heads: { From: called(colleague.address), ...said('fail', colleague.address) },
      ...{ address: colleague.address, unproven: true },
    },
    {
      name: 'somebody as a colleague by our form',
      heads: { From: `Website <${ours}>`, 'Reply-To': called(colleague.address), ...said('pass', ours) },
      address: colleague.address,
    },
    { name: 'somebody as us', heads: { From: called(ours), Sender: ours }, address: ours },
    {
      name: 'an agent nobody answers',
      heads: { From: called('no-reply@agency.example.org'), 'Reply-To': traveller },
      address: 'no-reply@agency.example.org',
    },
  ];
}

/** Ways by which any mail comes to an enquiry. */
const ways = (reference: string, { ours }: Senders): readonly Readonly<Record<string, string>>[] => [
  { 'In-Reply-To': `<${reference}@${ours.slice(ours.indexOf('@') + 1)}>` },
  { To: ours.replace('@', `+${reference.toLowerCase()}@`) },
];

/** Every kind of sender under every name, by every way, about one enquiry. */
export function sentMails(reference: string, senders: Senders): readonly SentMail[] {
  const shapes = names.flatMap((named) =>
    kindsOf(senders, (address) => named(address, senders.traveller)).flatMap((kind) =>
      ways(reference, senders).map((way) => ({ kind, way })),
    ),
  );
  return shapes.map(
    ({ kind: { name, heads, address, roles = stranger, by = null, unproven = false }, way }, at) => {
      const mark = `mark${at}mark`;
      const all = {
        To: senders.ours,
        Subject: 'Our stay',
        Date: 'Fri, 20 Nov 2026 12:00:00 +0000',
        'Message-ID': `<sent-${at}@mail.example.net>`,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
        ...way,
        ...heads,
      };
      const lines = Object.entries(all).map(([head, value]) => `${head}: ${value}`);
      return {
        name: `${at}: ${name}`,
        mark,
        source: [...lines, '', `We come on 4 March, ${mark}.`, ''].join('\r\n'),
        shown: { address, roles, by, unproven },
      };
    },
  );
}
