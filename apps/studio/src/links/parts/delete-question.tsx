import { useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Using {
  readonly title: string;
  readonly kind: string;
}

interface DeleteQuestionProps {
  readonly id: number | string;
  /** Entries that show it or lead to it. */
  readonly usedBy: readonly Using[];
  /** What of the site finds it by its key, in words. */
  readonly neededBy: readonly string[];
}

/** Entries the question names; the panel names all. */
const named = 8;

/** How long the question may take to be drawn, in milliseconds. */
const timeoutMs = 2000;

/**
 * The part of one of Payload's questions that holds its words, while it is open.
 *
 * @param slug the name of its dialog
 * @param where its words stand in the document, as a selector
 */
export function useQuestion(slug: string, where: string): Element | null {
  const { isModalOpen } = useModal();
  const [place, setPlace] = useState<Element | null>(null);
  const open = isModalOpen(slug);
  useEffect(() => {
    setPlace(null);
    if (!open) return;
    const until = performance.now() + timeoutMs;
    let frame = 0;
    const look = () => {
      const found = document.querySelector(where);
      if (found) setPlace(found);
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [open, where]);
  return open ? place : null;
}

/** What the question before a deletion says at once: who uses the entry. */
export function DeleteQuestion({ id, usedBy, neededBy }: DeleteQuestionProps) {
  const place = useQuestion(`delete-${id}`, '.delete-document .confirmation-modal__content');
  if (!place) return null;
  const uses = [...neededBy, ...usedBy.map(({ title, kind }) => `${title} (${kind})`)];
  return createPortal(
    uses.length === 0 ? (
      <p>Nothing uses it.</p>
    ) : (
      <div className="delete-question">
        <p>
          <strong>It is used by {uses.length === 1 ? 'one place' : `${uses.length} places`}</strong>, and is
          not deleted while it is:
        </p>
        <ul>
          {uses.slice(0, named).map((use) => (
            <li key={use}>{use}</li>
          ))}
          {uses.length > named && <li>and {uses.length - named} more</li>}
        </ul>
      </div>
    ),
    place,
  );
}
