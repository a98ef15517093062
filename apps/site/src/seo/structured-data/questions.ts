import type { FAQPage } from 'schema-dts';
import type { Node } from './nodes.ts';

/**
 * Questions a page really answers, in the words it shows.
 *
 * @returns nothing without any: an empty list would promise what is not there
 */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly Node<FAQPage>[] {
  const whole = questions.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '');
  if (whole.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: whole.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
    },
  ];
}
