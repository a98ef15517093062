import { Checks } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { DraftField, type PartProps } from './draft-field.tsx';

/** Where, when and with whom; all of it may stay open. */
export function Trip(part: PartProps) {
  const { draft, change } = part;
  const { properties } = useSession();
  const choices = properties.map(({ name }) => ({ value: name, words: name }));
  return (
    <section className="desk-begin-part" aria-labelledby="desk-begin-trip">
      <h2 id="desk-begin-trip">The trip</h2>
      <small>Leave open what you do not know; the answer can ask.</small>
      <fieldset className="desk-begin-places" data-read={draft.read.includes('places') ? '' : undefined}>
        <legend>Places</legend>
        <Checks choices={choices} chosen={draft.places} onChoose={(places) => change({ places })} />
      </fieldset>
      <div className="desk-begin-fields">
        <DraftField {...part} name="arrival" label="Arrival" type="date" />
        <DraftField
          {...part}
          name="departure"
          label="Departure"
          type="date"
          min={draft.arrival || undefined}
        />
        <DraftField
          {...part}
          name="adults"
          label="Adults"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        <DraftField
          {...part}
          name="children"
          label="Children"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
        {draft.children !== '' && draft.children !== '0' && (
          <DraftField {...part} name="ages" label="Ages of the children" maxLength={100} autoComplete="off" />
        )}
      </div>
    </section>
  );
}
