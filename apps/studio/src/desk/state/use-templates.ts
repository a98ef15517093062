'use client';

import type { DeskTemplate } from '@sundowner/desk-wire/mails';
import { useEffect, useState } from 'react';
import { ask } from './ask.ts';

/** The studio's templates, asked for when somebody begins to write; none until they are there, and none where they cannot be had. */
export function useTemplates(): readonly DeskTemplate[] {
  const [templates, setTemplates] = useState<readonly DeskTemplate[]>([]);
  useEffect(() => {
    let gone = false;
    void ask<{ templates: readonly DeskTemplate[] }>('GET', '/templates').then((said) => {
      if (said.ok && !gone) setTemplates(said.value.templates);
    });
    return () => {
      gone = true;
    };
  }, []);
  return templates;
}
