import { expect, test } from './fixtures.ts';
import { openDialog, submit } from './telephone-steps.ts';

const inputs = [
  { name: '', surname: '', tel: '', email: '' },
  { name: 'Zoë', surname: 'N’Dour', tel: 'ring me', email: 'zoe@' },
  { name: '  ', surname: '李', tel: '123', email: 'zoe example.com' },
  { name: 'Ng', surname: "O'Neill-Smith", tel: '+27 (0)82 000 0000', email: 'ng@example.co.za' },
  { name: 'A', surname: 'B', tel: '++27', email: 'a@b' },
];

test('FRM-01/both-sides FRM-01/text FRM-01/check browser and server say the same of the same values', async ({
  page,
  request,
}) => {
  const dialog = await openDialog(page, '/contact-us');
  for (const values of inputs) {
    await dialog.getByLabel('First name').fill(values.name);
    await dialog.getByLabel('Surname').fill(values.surname);
    await dialog.getByLabel('Telephone number').fill(values.tel);
    await dialog.getByLabel('Email address').fill(values.email);
    // Consent is left out, so that no round is ever sent.
    await submit(dialog);
    const summary = dialog.getByRole('alert').first();
    await expect(summary).toBeVisible();
    const answer = await request.post('/enquiry/phoneme', { data: { ...values, from: '/' } });
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    await expect(summary.getByRole('link'), JSON.stringify(values)).toHaveText(
      errors.map(({ message }) => message),
    );
  }
});
