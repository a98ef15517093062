import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowIcon } from '../icons/icons.tsx';
import styles from './button.module.css';

export type ButtonTone = 'primary' | 'ghost' | 'light' | 'outline-light';

interface Appearance {
  readonly tone?: ButtonTone;
  readonly arrow?: boolean;
  readonly children: ReactNode;
}

function appearance(tone: ButtonTone, className: string | undefined) {
  return classNames(styles.button, styles[tone], className);
}

/** A native button. `busy` keeps the width and the name and tells assistive technology that work is under way. */
export function Button({
  tone = 'primary',
  arrow = false,
  busy = false,
  className,
  children,
  ...rest
}: Appearance & { readonly busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={appearance(tone, className)}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {children}
      {arrow && <ArrowIcon className={styles.arrow} />}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, so it stays an anchor. */
export function ButtonLink({
  tone = 'primary',
  arrow = false,
  className,
  children,
  ...rest
}: Appearance & ComponentProps<'a'>) {
  return (
    <a {...rest} className={appearance(tone, className)}>
      {children}
      {arrow && <ArrowIcon className={styles.arrow} />}
    </a>
  );
}
