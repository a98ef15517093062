'use client';

import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';

async function categoriesInUse(): Promise<readonly string[]> {
  const response = await fetch('/api/blog/categories').catch(() => null);
  if (!response?.ok) return [];
  return ((await response.json()) as { readonly categories: readonly string[] }).categories;
}

/** The category of a story, chosen from those in use; what is typed and not among them becomes a new one. */
export const CategoryField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    void categoriesInUse().then(setKnown);
  }, []);
  const all = value && !known.includes(value) ? [...known, value] : known;
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={Boolean(field.required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          disabled={Boolean(readOnly) || disabled}
          inputId={`field-${path}`}
          isClearable
          isCreatable
          onChange={(chosen) => setValue(Array.isArray(chosen) || !chosen ? null : String(chosen.value))}
          options={all.map((category) => ({ label: category, value: category }))}
          placeholder="Choose a category"
          showError={showError}
          {...(value ? { value: { label: value, value } } : {})}
        />
        <FieldDescription description={field.admin?.description ?? ''} path={path} />
      </div>
    </div>
  );
};
