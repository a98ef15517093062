import { currencyName } from '@sundowner/brand/currencies';
import { mostAdults } from '@sundowner/brand/party';
import { exampleDay } from '@sundowner/calendar/read-date';
import { dateInWords, monthInWords } from '@sundowner/calendar/words';
import type { ReactNode } from 'react';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { houseToday } from '../../installation/installation.ts';
import { fitPath } from '../../links/fit-link.ts';
import { mostNights } from '../../sections/fit/fit-question.ts';
import type { ReadFit } from '../../sections/fit/read-fit-question.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { WarningIcon } from '../../ui/icons/icons.tsx';
import styles from './fit-form.module.css';

interface FitFormProps {
  readonly asked: ReadFit;
  /** yyyy-mm. */
  readonly months: readonly string[];
  readonly choice: CurrencyChoice;
  readonly hasTreehouses: boolean;
  readonly submit: string;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1));
const offered = { adults: upTo(mostAdults), nights: upTo(mostNights) };

/** One question as a sentence; its blanks are native fields. Nothing is required. */
export function FitForm({ asked, months, choice, hasTreehouses, submit }: FitFormProps) {
  const { typed, errors } = asked;
  const blank = { typed, errors };
  const isChoice = typed.month === '' || 'month' in errors || months.includes(typed.month);
  const offeredMonths = isChoice ? months : [...months, typed.month];
  return (
    <form
      className={styles.form}
      method="get"
      action={`${fitPath}#answer`}
      data-fit=""
      noValidate
      aria-label="What should fit"
    >
      <p className={styles.sentence}>
        <span>
          We are{' '}
          <Select
            {...blank}
            name="adults"
            label="Adults"
            options={offered.adults.map(counted('adult', 'adults'))}
          />
          ,
        </span>{' '}
        <span>
          with children aged{' '}
          <Text
            {...blank}
            name="ages"
            label="Ages of the children on arrival, for example 4 and 7"
            placeholder="none"
          />
          ,
        </span>{' '}
        <span>
          for{' '}
          <Select
            {...blank}
            name="nights"
            label="Nights"
            options={offered.nights.map(counted('night', 'nights'))}
          />
        </span>{' '}
        <span>
          in{' '}
          <Select
            {...blank}
            name="month"
            label="Month"
            options={[
              ['', 'any month'],
              ...offeredMonths.map((month) => [month, monthInWords(month)] as const),
            ]}
          />
          ,
        </span>{' '}
        <span>
          arriving{' '}
          <Text
            {...blank}
            name="dateStart"
            label={`Arrival, if you know it, for example ${dateInWords(exampleDay(houseToday()))}`}
            placeholder="any day"
          />
          .
        </span>{' '}
        <span>
          We have about{' '}
          <Text
            {...blank}
            name="budget"
            label="Budget for all of you and all nights"
            placeholder="any sum"
            inputMode="decimal"
          />{' '}
          <Currency choice={choice} />
        </span>{' '}
        <span>for all of it.</span>{' '}
        <span>
          Malaria{' '}
          <Select
            {...blank}
            name="malaria"
            label="Malaria"
            options={[
              ['', 'does not matter'],
              ['free', 'must not be there'],
            ]}
          />
          .
        </span>{' '}
        {hasTreehouses && (
          <span>
            A night in a treehouse{' '}
            <Select
              {...blank}
              name="treehouse"
              label="A night in a treehouse"
              options={[
                ['', 'is not needed'],
                ['yes', 'is wanted'],
              ]}
            />
            .
          </span>
        )}
      </p>
      {typed.children && <input type="hidden" name="children" defaultValue={typed.children} />}
      <div className={styles.errors} data-fit-errors="">
        {Object.entries(errors).map(([field, words]) => (
          <p key={field} id={errorOf(field)} className={styles.error}>
            <WarningIcon className={styles.warning} />
            {words}
          </p>
        ))}
      </div>
      <div className={styles.foot}>
        <Button type="submit">{submit}</Button>
        <p className={styles.hint}>
          Every room and house of ours, at the prices of the rates page. Nothing is sent to anybody.
        </p>
      </div>
    </form>
  );
}

/** The word stands in the choice: "1 adults" is never said. */
const counted = (one: string, others: string) => (value: string) =>
  [value, `${value} ${value === '1' ? one : others}`] as const;
const errorOf = (field: string) => `fit-${field}-error`;

type Typed = Pick<ReadFit, 'typed' | 'errors'>;

interface BlankProps extends Typed {
  readonly name: keyof ReadFit['typed'];
  readonly label: string;
}

const isWrong = ({ errors, name }: BlankProps): boolean => name in errors;
const described = (props: BlankProps) =>
  isWrong(props) ? { 'aria-invalid': true, 'aria-describedby': errorOf(props.name) } : {};

const idOf = (name: string) => `fit-${name}`;

interface FramedProps {
  readonly name: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A field in the sentence, which says what it is; its own name is for somebody who hears it alone. */
function Blank({ name, label, className, children }: FramedProps) {
  return (
    <span className={classNames(styles.blank, className)}>
      <label className={styles.label} htmlFor={idOf(name)}>
        {label}
      </label>
      {children}
    </span>
  );
}

interface TextProps extends BlankProps {
  readonly placeholder: string;
  readonly inputMode?: 'decimal';
}

function Text(props: TextProps) {
  const { typed, name, label, placeholder, inputMode } = props;
  return (
    <Blank name={name} label={label}>
      <input
        type="text"
        id={idOf(name)}
        {...{ name, placeholder, inputMode }}
        defaultValue={typed[name]}
        size={7}
        maxLength={80}
        autoComplete="off"
        {...described(props)}
      />
    </Blank>
  );
}

interface SelectProps extends BlankProps {
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** What an address asks beyond the choices stands among them: nothing is lost. */
function Select(props: SelectProps) {
  const { typed, name, label, options } = props;
  const value = typed[name];
  const known = options.some(([each]) => each === value);
  return (
    <Blank name={name} label={label} className={styles.choice}>
      <select id={idOf(name)} name={name} defaultValue={value} {...described(props)}>
        {!known && <option value={value}>{value}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </Blank>
  );
}

function Currency({ choice: { currencies, currency } }: { readonly choice: CurrencyChoice }) {
  if (currencies.length < 2) return currencyName(currency);
  return (
    <Blank name="currency" label="Currency" className={styles.choice}>
      <select id={idOf('currency')} name="currency" defaultValue={currency}>
        {currencies.map((code) => (
          <option key={code} value={code}>
            {currencyName(code)}
          </option>
        ))}
      </select>
    </Blank>
  );
}
