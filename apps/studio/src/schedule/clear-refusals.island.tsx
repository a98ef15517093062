'use client';

import { ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';

/** Payload's drawer for setting times says "set" whatever the answer was; it shows the words of what is thrown. */
export function ClearRefusals({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions();
  const told = useMemo<typeof functions>(
    () => ({
      ...functions,
      schedulePublish: async (asked) => {
        const answer = await functions.schedulePublish(asked);
        const { error } = (answer ?? {}) as { error?: string };
        if (error) throw new Error(error);
        return answer;
      },
    }),
    [functions],
  );
  return <ServerFunctionsContext value={told}>{children}</ServerFunctionsContext>;
}
