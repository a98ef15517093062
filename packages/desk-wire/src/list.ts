import { z } from 'zod';
import { enquiryState } from './desk-wire.ts';
import { personId } from './people.ts';
import { type Read, time } from './wire.ts';
import { attentionReasons, filterState, presenceShape, workSummary } from './work.ts';

export const deskLists = ['new', 'mine', 'waiting', 'attention', 'held', 'done', 'all'] as const;

/** Everything a list is narrowed by, and what a saved view keeps; an empty one narrows nothing. */
export const deskFilter = z
  .object({
    kinds: z.array(z.string().max(40)).max(20),
    properties: z.array(z.string().max(60)).max(40),
    countries: z.array(z.string().max(80)).max(60),
    tags: z.array(z.string().max(40)).max(20),
    states: z.array(filterState),
    /** `nobody` or a person; with one, only what is our turn where the list is `all`. */
    with: z.union([z.literal('nobody'), personId]),
    receivedFrom: time,
    receivedTo: time,
    /** Snoozed ones alone: the list's foot. */
    snoozed: z.boolean(),
    /** Why they need a person. */
    attention: z.array(z.enum(attentionReasons)),
  })
  .partial();

/** How a part of a filter is written in an address of the desk and as an option of a command. */
export interface FilterOption {
  readonly name: string;
  /** Any number of texts; one text; the moment a day begins or ends; or that it is set at all. */
  readonly holds: 'texts' | 'text' | 'day-begins' | 'day-ends' | 'flag';
  /** What stands for its value in the help of the command. */
  readonly example: string;
}

/**
 * Every part of a filter, in the order in which addresses have them. A new filter is its shape above and its row here, from which addresses,
 * saved views and the command line follow; what it finds is a line of the desk's `list-condition.ts`, its control one of the studio's `filters.tsx`.
 */
export const filterOptions: Readonly<Record<keyof z.infer<typeof deskFilter>, FilterOption>> = {
  kinds: { name: 'kind', holds: 'texts', example: 'K' },
  properties: { name: 'property', holds: 'texts', example: 'P' },
  countries: { name: 'country', holds: 'texts', example: 'C' },
  tags: { name: 'tag', holds: 'texts', example: 'T' },
  states: { name: 'state', holds: 'texts', example: 'S' },
  with: { name: 'with', holds: 'text', example: 'PERSON|nobody' },
  receivedFrom: { name: 'from', holds: 'day-begins', example: 'DATE' },
  receivedTo: { name: 'to', holds: 'day-ends', example: 'DATE' },
  snoozed: { name: 'snoozed', holds: 'flag', example: '' },
  attention: { name: 'attention', holds: 'texts', example: 'R' },
};

export const deskSorts = ['waiting', 'newest', 'oldest', 'due', 'name'] as const;

/** `POST /desk/list`: a post, since words of a search are somebody's. */
export const listRequestShape = z.object({
  list: z.enum(deskLists),
  filter: deskFilter.default({}),
  /** Every word of it is in what a traveller or concierge wrote, or it is part of a reference. */
  words: z.string().max(200).default(''),
  /** Longest waiting first where absent; newest first for done, held and all. `name` only within a search or filter of at most 500. */
  sort: z.enum(deskSorts).optional(),
  cursor: z.string().max(300).nullable().default(null),
  limit: z.int().min(1).max(100).default(50),
});

/** What a search found something in: their own words, another field of the form, an answer, a mail of theirs, a call, a note, a tag. */
export const foundPlaces = ['words', 'form', 'answer', 'mail', 'call', 'note', 'tag'] as const;

/** One row of a list. */
export const deskRow = z.object({
  reference: z.string(),
  kind: z.string(),
  state: enquiryState,
  receivedAt: time,
  /** Empty once erased, like everything they wrote. */
  name: z.string(),
  headline: z.string(),
  /** The start of what they wrote, at most 200 characters; `null` where they wrote nothing. */
  words: z.string().nullable(),
  country: z.string().nullable(),
  /** Theirs; `null` where they left none. */
  address: z.string().nullable(),
  /** Why it is or was held. */
  suspicion: z.string().nullable(),
  /** Path of the page it was sent from. */
  page: z.string(),
  tags: z.array(z.string()),
  /** How many enquiries of the same person came before. */
  earlier: z.int().min(0),
  work: workSummary,
  presence: z.array(presenceShape),
  /** A rule at arrival called it urgent: it stands above the others. */
  urgent: z.boolean().default(false),
  /** Of a search, what the row does not show of it: a line around the words, and where it stands; else `null`. */
  found: z
    .object({ where: z.enum(foundPlaces), text: z.string() })
    .nullable()
    .default(null),
});

/** How many are in each list, for the person who asks; without the right a kind is in no count. */
export const deskCounts = z.object({
  new: z.int().min(0),
  mine: z.int().min(0),
  waiting: z.int().min(0),
  attention: z.int().min(0),
  held: z.int().min(0),
  done: z.int().min(0),
  all: z.int().min(0),
  /** Hidden from New and Mine until their day. */
  snoozed: z.int().min(0),
  /** New and open ones, by whom they are with; nobody under the empty id. */
  with: z.array(z.object({ person: z.string(), count: z.int().min(0) })),
});

/** Answers `POST /desk/list`. */
export const listAnswerShape = z.object({
  rows: z.array(deskRow),
  nextCursor: z.string().nullable(),
  counts: deskCounts,
  /** Of everything the list, filter and words find; `null` where counting would read more than the limit. */
  found: z.int().min(0).nullable(),
  /** Words the search found in place of typed ones, where a slip was forgiven, as they are written. */
  alsoFound: z.array(z.string().max(80)).max(10).default([]),
  /** Mails of no enquiry that a search in All finds, with its first page. */
  mails: z
    .array(
      z.object({
        id: z.string(),
        at: time,
        from: z.string(),
        name: z.string(),
        subject: z.string(),
        /** When it was put away; `null` while it is work. */
        awayAt: time.nullable(),
      }),
    )
    .default([]),
});

export type DeskList = (typeof deskLists)[number];
export type DeskFilter = Read<z.infer<typeof deskFilter>>;
export type DeskSort = (typeof deskSorts)[number];
export type ListRequest = Read<z.infer<typeof listRequestShape>>;
export type FoundWhere = (typeof foundPlaces)[number];
export type DeskRow = Read<z.infer<typeof deskRow>>;
export type ListCounts = Read<z.infer<typeof deskCounts>>;
export type ListAnswer = Read<z.infer<typeof listAnswerShape>>;
