import { type Field, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { expect, test } from 'vitest';
import { initialEnquiry } from './enquiry-state.ts';
import { type Judged, judgeChanged, judgeForm, judgeLeft } from './field-judges.ts';

const fieldOf = (name: string): Field => {
  const field = fieldsOf(telephoneForm).find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}.`);
  return field;
};

/** A form with these values, and what was told of its fields: names and messages. */
function judging(values: FormValues) {
  const told: [string, string | null][] = [];
  const latest = { current: initialEnquiry(values) };
  const judged: Judged = {
    config: telephoneForm,
    latest,
    chosen: { current: {} },
    isPossible: () => undefined,
    asked: new Set(),
    tell: ({ name }, message) => told.push([name, message]),
  };
  return { judged, told, latest };
}

const twoDots = { email: 'naledi..a@example.com' };

test('FRM-19/one-warning what may be right all the same is asked about once, where it is left or where it is sent', () => {
  const { judged, told } = judging(twoDots);
  judgeLeft(judged, fieldOf('email'));
  judgeLeft(judged, fieldOf('email'));
  expect(told).toEqual([['email', expect.stringContaining('Few addresses are written')]]);
  const isEmail = ({ field }: { readonly field: string }) => field === 'email';
  expect(judgeForm(judged, twoDots).filter(isEmail)).toEqual([]);
  judgeLeft(
    { ...judged, latest: { current: initialEnquiry({ email: 'other..b@example.com' }) } },
    fieldOf('email'),
  );
  expect(told).toHaveLength(2);
});

test('FRM-05 a field is judged when it is left, and when it is changed only while it is wrong', () => {
  const { judged, told, latest } = judging({ email: 'naledi@' });
  judgeLeft(judged, fieldOf('surname'));
  judgeChanged(judged, fieldOf('name'));
  expect(told).toEqual([['surname', expect.any(String)]]);
  latest.current = initialEnquiry({ name: 'Naledi' }, [{ field: 'name', message: 'wrong' }]);
  judgeChanged(judged, fieldOf('name'));
  expect(told.at(-1)).toEqual(['name', null]);
});

test('FRM-05 a number is judged again with its country, where it is filled in', () => {
  const { judged, told, latest } = judging({ country: 'Germany' });
  const strict = { ...judged, isPossible: () => () => false };
  const ofTel = () => told.filter(([name]) => name === 'tel');
  judgeLeft(strict, fieldOf('country'));
  expect(ofTel()).toEqual([]);
  latest.current = initialEnquiry({ country: 'Germany', tel: '+49 30 901820' });
  judgeLeft(strict, fieldOf('country'));
  expect(ofTel()).toHaveLength(1);
});
