import { dayInWords } from '@sundowner/calendar/words';
import type { Policy } from '../../content/page/privacy-policy.ts';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PolicySections } from '../../sections/policy-sections/policy-sections.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';

interface PrivacyPolicyViewProps {
  readonly policy: Policy;
  /** The words alone, without the list of their sections. */
  readonly bare?: boolean;
}

/** The policy as plain head and prose, its sections listed beside it. */
export function PrivacyPolicyView({ policy, bare = false }: PrivacyPolicyViewProps) {
  return (
    <>
      <PageHead
        heading={policy.title}
        lead={policy.lead}
        {...(policy.updated ? { fact: `This text dates from ${dayInWords(policy.updated)}.` } : {})}
      />
      <PolicySections
        bare={bare}
        sections={policy.sections.map(({ heading, body }) => ({
          heading,
          content: <RichText body={body} firstLevel={3} />,
        }))}
      />
    </>
  );
}
