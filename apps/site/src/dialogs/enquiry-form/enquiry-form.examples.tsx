import type { FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { celebrationForm } from '@sundowner/enquiries/forms/kinds/celebration';
import { contactForm } from '@sundowner/enquiries/forms/kinds/contact';
import { destinationForm } from '@sundowner/enquiries/forms/kinds/destination';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { experiencesForm } from '@sundowner/enquiries/forms/kinds/experiences';
import { newsletterForm } from '@sundowner/enquiries/forms/kinds/newsletter';
import { residencesForm } from '@sundowner/enquiries/forms/kinds/residences';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { travelAfricaForm } from '@sundowner/enquiries/forms/kinds/travel-africa';
import type { PageContext } from '@sundowner/enquiries/forms/page-context';
import { validateForm } from '@sundowner/enquiries/forms/validate';
import { useMemo } from 'react';
import type { Example } from '../../ui/example.ts';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { formWithLists } from '../form/form-dialog-content.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { initialEnquiry } from './enquiry-state.ts';
import { FileControl } from './file-control.tsx';
import { useEnquiry } from './use-enquiry.island.ts';

const content = {
  pictures: { 'Reed Camp': samples.dusk, 'Island Camp': samples.ridge, 'Fig Tree Camp': samples.night },
  today: '2027-02-24',
};
const nothing = () => undefined;
const quiet = { change: nothing, leave: nothing, enter: nothing, choose: nothing, jump: nothing };
const long = 'A name that goes on for longer than any field of a form could ever hope to show at once';

const listOf = (...names: string[]) => names.map((name) => ({ value: name, label: name }));
const delta = 'The Delta';
const locations = listOf(delta, 'The Coast', 'The Dunes');
const lists = {
  locations,
  'celebration-locations': [...locations, ...listOf('I am not sure')],
  'destination-locations': locations,
  lodges: [
    ...listOf('Reed Camp', 'Island Camp', 'Fig Tree Camp').map((lodge) => ({ ...lodge, group: delta })),
    ...listOf('Harbour House').map((lodge) => ({ ...lodge, group: 'The Coast' })),
  ],
  residences: listOf('Fig House', 'Harbour House'),
  packages: listOf('Two Rivers', 'Dunes and Delta'),
  experiences: [
    { value: 'safari', label: 'Safari' },
    { value: 'food', label: 'Food & Wine' },
  ],
  'journey-countries': listOf('South Africa', 'Namibia', 'Zimbabwe', 'Botswana', 'Zambia'),
  interests: listOf('Safaris', 'The coast', 'Offers', 'Conservation'),
  vacancies: listOf('Guide', 'Baker'),
};

interface TrialProps {
  readonly config: FormConfig;
  readonly values?: FormValues;
  readonly context?: PageContext;
}

/** A form as a visitor has it, on its way to the gallery's own server. */
function Trial({ config: plain, values = {}, context = { from: '/gallery', property: null } }: TrialProps) {
  const config = useMemo(() => formWithLists(plain, lists), [plain]);
  const enquiry = useEnquiry({
    config,
    initial: initialEnquiry(values),
    ticket: null,
    active: true,
    from: context.from,
    url: '/gallery',
    context,
    content,
  });
  return (
    <div ref={enquiry.form}>
      <EnquiryForm
        {...enquiry.drawn}
        FileControl={FileControl}
        ticket={null}
        from={context.from}
        url="/gallery"
        heading={<h3>{config.heading}</h3>}
      />
    </div>
  );
}

/** A form as the server draws it, in a state of its own. */
function Still(props: TrialProps & { readonly wrong?: boolean; readonly sending?: boolean }) {
  const { config: plain, values = {}, wrong = false, sending = false } = props;
  const config = formWithLists(plain, lists);
  const verdict = validateForm(config, values, {
    now: Date.parse('2027-02-24T10:00:00Z'),
    slackDays: 0,
    timeZone: 'UTC',
  });
  return (
    <EnquiryForm
      config={config}
      values={values}
      errors={wrong && !verdict.ok ? verdict.errors : []}
      summarised={wrong}
      content={content}
      handlers={quiet}
      everyField={!sending}
      sending={sending}
      ticket="signed"
      from="/gallery"
      url="/gallery"
      heading={<h3>{config.heading}</h3>}
    />
  );
}

const reedCamp: PageContext = {
  from: '/the-delta/reed-camp',
  property: { key: 'delta', location: delta, name: delta },
  countsAs: delta,
};
const safari: PageContext = {
  from: '/experiences/safari',
  property: null,
  experience: 'safari',
  category: 'Safari',
};

export const examples: readonly Example[] = [
  {
    name: 'email, opened on a lodge',
    width: 'form',
    live: true,
    element: <Trial config={emailForm} context={reedCamp} />,
  },
  { name: 'celebration', width: 'form', live: true, element: <Trial config={celebrationForm} /> },
  {
    name: 'experiences, opened on safari',
    width: 'form',
    live: true,
    element: <Trial config={experiencesForm} context={safari} />,
  },
  { name: 'travel Africa', width: 'form', live: true, element: <Trial config={travelAfricaForm} /> },
  { name: 'careers', width: 'form', live: true, element: <Trial config={careersForm} /> },
  { name: 'contact', width: 'form', live: true, element: <Trial config={contactForm} /> },
  { name: 'newsletter', width: 'form', live: true, element: <Trial config={newsletterForm} /> },
  {
    name: 'residences, without scripts',
    width: 'form',
    element: <Still config={residencesForm} values={{ name: long, comments: long, adults: '2' }} />,
  },
  {
    name: 'destination, refused without scripts',
    width: 'form',
    element: (
      <Still
        config={destinationForm}
        wrong
        values={{ name: 'Naledi', email: 'naledi@example', tel: 'call me', dateStart: 'soon', children: '1' }}
      />
    ),
  },
  {
    name: 'telephone, being sent',
    width: 'form',
    element: <Still config={telephoneForm} values={{ name: 'Naledi' }} sending />,
  },
];
