import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  /** `solid`: the one thing to do next; at most one on a screen. */
  readonly look?: 'plain' | 'solid' | 'text' | 'danger';
  readonly icon?: IconName;
  /** The key that does the same, where single keys are on. */
  readonly hint?: string;
  readonly submits?: boolean;
  /** Its words; a button of an icon alone has `aria-label`. */
  readonly children?: ReactNode;
}

export function Button({ look = 'plain', icon, hint, submits = false, children, ...rest }: ButtonProps) {
  return (
    <button type={submits ? 'submit' : 'button'} className={`desk-button desk-button-${look}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {hint && (
        <span className="desk-key" aria-hidden="true">
          {hint}
        </span>
      )}
    </button>
  );
}
