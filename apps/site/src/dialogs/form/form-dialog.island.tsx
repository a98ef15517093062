import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { askedBy } from '@sundowner/enquiries/forms/page-context';
import { useMemo } from 'react';
import { houseToday } from '../../installation/installation.ts';
import { Button } from '../../ui/button/button.tsx';
import { keptAnswers } from '../../ui/party/kept-words.ts';
import type { DialogPartProps } from '../dialog-part.ts';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';
import { FormAside } from './form-aside.tsx';
import { type FormDialogContent, formHeadings, formWithLists } from './form-dialog-content.ts';
import { FormInDialog } from './form-in-dialog.island.tsx';
import { noNumber } from './form-words.ts';

interface FormDialogProps extends DialogPartProps<FormDialogContent> {
  readonly config: FormConfig;
}

const noLists: FormDialogContent['lists'] = {};
const noPictures: FormDialogContent['pictures'] = {};

/** A form over the page, by its configuration: what the page tells of itself, and who to ring, come with the content. */
function FormDialog({ config: plain, query, ...props }: FormDialogProps) {
  const { content, from, onClose } = props;
  const loaded = typeof content === 'string' ? null : content;
  const { lists = noLists, pictures = noPictures } = loaded ?? {};
  const config = useMemo(() => formWithLists(plain, lists), [plain, lists]);
  const formContent = useMemo(() => ({ pictures, today: houseToday(Date.now()) }), [pictures]);
  const context = useMemo(
    () => ({
      ...(loaded?.context ?? { from, property: null }),
      // The session's dates and guests, for a link that says none.
      asked: { ...keptAnswers(), ...askedBy(new URLSearchParams(query)) },
    }),
    [loaded, from, query],
  );
  const { workingDays, thankYou } = plain;
  const headings = formHeadings(plain.kind);
  return (
    <FormInDialog
      {...props}
      config={config}
      headings={headings}
      context={context}
      formContent={formContent}
      words={{
        coming: 'Looking up our number',
        away: 'Some of what stands here is not at hand just now. Your enquiry can be sent all the same.',
        none: noNumber,
      }}
      aside={(shown, config, instead) => (
        <FormAside
          headingId={headings.first}
          headingLevel={2}
          config={config}
          content={shown}
          instead={instead}
        />
      )}
      form={(drawn) => <EnquiryForm {...drawn} heading={null} sectionLevel={3} />}
      {...(thankYou === 'panel' && {
        thanks: (headingId, { Thanked }, { receipt, values }) =>
          receipt && (
            <Thanked
              headingId={headingId}
              content={loaded}
              receipt={{ ...receipt, workingDays }}
              values={values}
              actions={<Button onClick={onClose}>Back to the page</Button>}
            />
          ),
      })}
    />
  );
}

/** The script of a form's dialog. */
export const formPart = (config: FormConfig) =>
  function Part(props: DialogPartProps<FormDialogContent>) {
    return <FormDialog {...props} config={config} />;
  };
