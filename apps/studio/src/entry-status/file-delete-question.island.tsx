'use client';

import { DeleteQuestion } from '../links/parts/delete-question.tsx';

interface PictureQuestionProps {
  readonly id: number | string;
  readonly usedBy: readonly { readonly title: string; readonly kind: string }[];
}

/** The same words in the question before a picture is deleted. */
export function PictureQuestion({ id, usedBy }: PictureQuestionProps) {
  return <DeleteQuestion id={id} usedBy={usedBy} neededBy={[]} />;
}
