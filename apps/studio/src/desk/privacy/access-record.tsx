import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Accesses } from '@sundowner/desk-wire/privacy';
import { useCallback, useEffect, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Select } from '../parts/fields.tsx';
import { useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { wholeTime } from '../words/times.ts';

/** Every look at a file and at a person, and every export, by whom; for administrators. */
export function AccessRecord() {
  const viewer = useViewer();
  const [person, setPerson] = useState('');
  const [found, setFound] = useState<Accesses | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = useCallback(
    async (cursor: string | null) => {
      const query = { person, ...(cursor === null ? {} : { cursor }) };
      const reply = await callDesk(deskCalls.readAccesses, { query });
      setProblem(reply.ok ? null : reply.detail);
      if (!reply.ok) return;
      setFound((before) =>
        cursor !== null && before
          ? { ...reply.value, accesses: [...before.accesses, ...reply.value.accesses] }
          : reply.value,
      );
    },
    [person],
  );
  useEffect(() => void read(null), [read]);
  return (
    <>
      <Select
        label="By "
        value={person}
        choices={[
          { value: '', words: 'Everybody' },
          ...viewer.people.map(({ id, name }) => ({ value: id, words: name })),
        ]}
        onChoose={setPerson}
      />
      {problem && <p role="alert">{problem}</p>}
      {!found && <p role="status">Reading.</p>}
      {found?.accesses.length === 0 && <p>Nobody has looked at anything yet.</p>}
      {found && found.accesses.length > 0 && (
        <DataTable
          caption="Newest first, in South African time"
          columns={['When', 'Who', 'What', 'Enquiry', 'Of it']}
          rows={found.accesses.map(({ at, person: who, what, reference, about }, index) => ({
            key: `${at} ${index}`,
            cells: [wholeTime(at), colleagueWords(who, viewer.people), what, reference ?? '', about ?? ''],
          }))}
        />
      )}
      {found?.nextCursor && <Button onClick={() => void read(found.nextCursor)}>Show more looks</Button>}
    </>
  );
}
