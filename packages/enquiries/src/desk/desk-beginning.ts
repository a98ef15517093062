import type { Begin, ConsentAct, PersonsFound } from '@sundowner/desk-wire/begun';
import type { ArrivalRules, MergeAct, StayAct } from '@sundowner/desk-wire/merging';
import { plainTag } from '../conversation/tags.ts';
import { createTerm } from '../search/plain-words.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { type Asker, isRefused, mayAdminister, type Refused, refuse } from '../work/access.ts';
import { arrivalRules, setArrivalRules } from '../work/arrival-rules.ts';
import { lockForWork, markChanged, recordAction } from '../work/change.ts';
import { addressesOf } from '../work/same-person.ts';
import { noteStay } from '../work/stays.ts';
import { type BeginContext, beginEnquiry } from './begin.ts';
import { afterActing, type DeskDeps, type EnquiryOrRefusal, plainReference } from './desk-deps.ts';
import { findPersons } from './find-persons.ts';
import { giveConsent } from './give-consent.ts';
import { type MergeContext, merge } from './merging/merge.ts';
import { unmerge } from './merging/unmerge.ts';

/** How enquiries come to the desk, whom they are of, and which of them are one. */
export interface DeskBeginning {
  begin(asker: Asker, act: Begin): Promise<{ readonly reference: string } | Refused>;
  consent(asker: Asker, reference: string, act: ConsentAct): Promise<EnquiryOrRefusal>;
  persons(asker: Asker, words: string): Promise<PersonsFound>;
  merge(asker: Asker, reference: string, act: MergeAct): Promise<EnquiryOrRefusal>;
  unmerge(asker: Asker, reference: string, other: string | null): Promise<EnquiryOrRefusal>;
  stay(asker: Asker, reference: string, act: StayAct): Promise<EnquiryOrRefusal>;
  rules(asker: Asker): Promise<ArrivalRules | Refused>;
  setRules(asker: Asker, rules: ArrivalRules): Promise<ArrivalRules | Refused>;
}

export function createDeskBeginning(deps: DeskDeps): DeskBeginning {
  const { store, vault, clock, log, changes, onWork, channels, content, initials } = deps;
  const hash = createPersonHash(vault);
  const term = createTerm(vault);
  const mergeContext = (asker: Asker): MergeContext => ({ vault, hash, asker, now: clock.now() });
  const beginContext = (asker: Asker): BeginContext => ({
    vault,
    content: content(),
    channels,
    initials,
    asker,
    now: clock.now(),
  });

  return {
    async begin(asker, act) {
      const given = { ...act, linkedTo: act.linkedTo === null ? null : plainReference(act.linkedTo) };
      const begun = await store.transaction((sql) => beginEnquiry(sql, given, beginContext(asker)));
      if (isRefused(begun)) return begun;
      const { reference } = begun;
      log.info({ reference, way: act.way }, 'an enquiry was begun at the desk');
      changes.announce();
      onWork();
      return { reference };
    },

    async consent(asker, typed, act) {
      const reference = plainReference(typed);
      const context = beginContext(asker);
      const result = await store.transaction((sql) => giveConsent(sql, reference, act, context));
      return afterActing(deps, asker, reference, 'consent', result);
    },

    persons: async (_asker, words) => ({ persons: await findPersons(store.read, vault, term, words) }),

    async merge(asker, typed, act) {
      const reference = plainReference(typed);
      const given = { ...act, other: plainReference(act.other) };
      const result = await store.transaction((sql) => merge(sql, reference, given, mergeContext(asker)));
      return afterActing(deps, asker, reference, act.as, result);
    },

    async unmerge(asker, typed, other) {
      const reference = plainReference(typed);
      const which = other === null ? null : plainReference(other);
      const result = await store.transaction((sql) => unmerge(sql, reference, which, mergeContext(asker)));
      return afterActing(deps, asker, reference, 'unmerge', result);
    },

    async stay(asker, typed, act) {
      const reference = plainReference(typed);
      const now = clock.now();
      const result = await store.transaction(async (sql) => {
        const row = await lockForWork(sql, reference, asker, now);
        if (isRefused(row)) return row;
        const [of] = await sql.rows<{ person: string | null }>('SELECT person FROM enquiries WHERE id = ?', [
          row.id,
        ]);
        if (!of?.person) return refuse('no-address', 'They left no address by which they are known.');
        const addresses = await addressesOf(sql, of.person);
        if (await noteStay(sql, addresses, act, asker.id, now)) {
          await markChanged(sql, row.id, now);
          const action = act.set ? 'noted an earlier stay' : 'took an earlier stay away';
          const about = { property: act.property, year: String(act.year) };
          await recordAction(sql, row.id, { by: asker, now, action, about });
        }
        return 'done';
      });
      return afterActing(deps, asker, reference, 'stay', result);
    },

    rules: (_asker) => arrivalRules(store.read),

    async setRules(asker, { rules }) {
      if (!mayAdminister(asker)) return refuse('no-right', 'Only an administrator sets rules.');
      const kept = {
        rules: rules.map((rule) => ({ ...rule, tag: rule.tag === null ? null : plainTag(rule.tag) || null })),
      };
      await store.transaction((sql) => setArrivalRules(sql, kept, asker.id, clock.now()));
      log.info('rules at arrival were changed');
      changes.announce();
      return kept;
    },
  };
}
