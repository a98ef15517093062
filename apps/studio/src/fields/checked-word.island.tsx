'use client';

import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { TextFieldClientProps } from 'payload';
import { goneWords, type WordOf, wordsIn } from '../places/words.ts';
import { useOfferedWords } from './use-offered-words.ts';

export interface CheckedWordProps extends TextFieldClientProps {
  readonly of: WordOf;
}

/** A property, a region or a place by its word, chosen from those there are. A tag may be a new one. */
export function CheckedWordField({ field, path: givenPath, readOnly = false, of }: CheckedWordProps) {
  const { value, setValue, path, showError, disabled } = useField<string | string[] | null>({
    potentiallyStalePath: givenPath,
  });
  const words = useOfferedWords(of);
  const several = field.hasMany === true;
  const chosen = wordsIn(value);
  const options = words ?? [];
  const labelled = chosen.map((word) => ({
    value: word,
    label: options.find((option) => option.value === word)?.label ?? word,
  }));
  const isOffered = (word: string) => options.some((each) => each.value === word);
  const gone = of === 'place' || words === null ? [] : chosen.filter((word) => !isOffered(word));
  return (
    <div
      className={`field-type select${showError ? ' error' : ''}`}
      style={mergeFieldStyles(field)}
      data-words={of}
    >
      <FieldLabel label={field.label} path={path} required={Boolean(field.required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          disabled={readOnly || disabled}
          inputId={`field-${path.replaceAll('.', '__')}`}
          isClearable
          isCreatable={of === 'place'}
          isMulti={several}
          isSearchable
          isSortable={several}
          onChange={(next) => {
            const picked = [next ?? []].flat().map((option) => String(option.value));
            setValue(several ? picked : (picked[0] ?? null));
          }}
          options={options.map(({ value: word, label }) => ({ value: word, label }))}
          showError={showError}
          {...(several ? { value: labelled } : labelled[0] ? { value: labelled[0] } : {})}
        />
        {gone.map((word) => (
          <p key={word} className="field-description" role="status">
            {goneWords(word, of)}
          </p>
        ))}
        <FieldDescription description={field.admin?.description ?? ''} path={path} />
      </div>
    </div>
  );
}
