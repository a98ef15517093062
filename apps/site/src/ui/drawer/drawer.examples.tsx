import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { Drawer } from './drawer.island.tsx';

const options = ['Safaris', 'Conservation', 'Food & Wine'].map((label) => ({ value: label, label }));

interface TrialProps {
  readonly id: string;
  readonly side: 'start' | 'end';
}

function Trial({ id, side }: TrialProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} tone="ghost" onClick={() => setOpen(true)}>
        Open at the {side}
      </Button>
      <Drawer
        open={open}
        onClose={() => {
          setOpen(false);
          button.current?.focus({ preventScroll: true });
        }}
        headingId={id}
        heading="Filters"
        side={side}
      >
        <MultiSelect
          id={`${id}-what`}
          name="what"
          label="What about"
          options={options}
          chosen={chosen}
          onChange={setChosen}
        />
      </Drawer>
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'at the end', live: true, element: <Trial id="at-end" side="end" /> },
  { name: 'at the start', live: true, element: <Trial id="at-start" side="start" /> },
];
