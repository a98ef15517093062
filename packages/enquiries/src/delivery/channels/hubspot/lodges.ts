import type { Field } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';
import { textsOf } from '../words/enquiry-words.ts';

interface LodgeGroup {
  readonly crmName: string;
  /** The choice of `locationToVisit` the group stands under; `null` where the forms offer none. */
  readonly location: string | null;
  readonly lodges: readonly string[];
}

/** The lodge groups of the marketing form (specification 1, section 3), under the CRM's names. */
const groups: readonly LodgeGroup[] = [
  {
    crmName: 'lion_sands_lodge_s_requested',
    location: 'Lion Sands Game Reserve',
    lodges: [
      'River Lodge',
      'Ivory Lodge',
      'Tinga Lodge',
      'Narina Lodge',
      'Fish Eagle Residence',
      'Hinkwenu Residence',
    ],
  },
  {
    crmName: 'cape_town_lodge_s_requested',
    location: 'Cape Town',
    lodges: ['Cape Cadogan Boutique Hotel', 'Quarters Neighbourhood Hotel', 'Quarters Residence'],
  },
  {
    crmName: 'monwana_lodge_s_requested',
    location: 'Monwana Game Lodge',
    lodges: ['Monwana', 'Monwana Residence'],
  },
  {
    crmName: 'marataba_lodge_s_requested',
    location: 'Marakele National Park - Marataba',
    lodges: ['Safari Lodge', 'Mountain Lodge'],
  },
  { crmName: 'stellenbosch_lodge_s_requested', location: null, lodges: [] },
];

/** The lodges of a group: those the forms began with, and those editors have listed under its location since. */
function lodgesOf({ location, lodges }: LodgeGroup, field: Field): readonly string[] {
  const listed = (field.choices ?? []).filter(({ group }) => group !== undefined && group === location);
  return [...lodges, ...listed.map(({ value }) => value)];
}

/**
 * What the visitor asked for in each group (SUB-12): its lodges joined with ";", "Unknown" when the region was chosen without
 * one of them, nothing for a region that was not chosen.
 */
export function lodgeRequests(
  enquiry: StoredEnquiry,
  field: Field,
): (readonly [name: string, value: string])[] {
  const wanted = textsOf(enquiry.values.likeToVisitTheseLodges);
  const places = textsOf(enquiry.values.locationToVisit);
  return groups.flatMap((group) => {
    const { crmName, location } = group;
    const lodges = lodgesOf(group, field);
    const asked = location !== null && places.includes(location);
    // Without scripts lodges can be ticked alone; beside other regions, one whose region is not chosen is left over.
    const chosen = asked || places.length === 0 ? wanted.filter((lodge) => lodges.includes(lodge)) : [];
    if (chosen.length) return [[crmName, chosen.join(';')] as const];
    return asked ? [[crmName, 'Unknown'] as const] : [];
  });
}
