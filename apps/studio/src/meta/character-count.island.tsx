'use client';

import { useField } from '@payloadcms/ui';
import { countCharacters, lengthRules, lengthStatus, lengthWords } from './length.ts';
import './meta.css';

interface CharacterCountProps {
  readonly path: string;
  readonly rule: keyof typeof lengthRules;
}

/** How long the text above is, and whether search engines will show all of it. */
export function CharacterCount({ path, rule }: CharacterCountProps) {
  const { value } = useField<string>({ path });
  const count = countCharacters(value ?? '');
  return (
    <p className="meta-count" data-length={lengthStatus(count, lengthRules[rule])}>
      {lengthWords(count, lengthRules[rule])}
    </p>
  );
}
