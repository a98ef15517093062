import type { Button } from '../../content/fields/common.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

interface AskButtonsProps {
  /** The editor's own button; where there is none, the form `otherwise` names. */
  readonly button?: Button | null;
  readonly otherwise: { readonly text: string; readonly form: string };
  /** Path of the page: what the forms then know of it. */
  readonly path: string;
  readonly className: string | undefined;
}

/** The two ways on from the head of a page of things to do: ask, and see what is free. */
export function AskButtons({ button = null, otherwise, path, className }: AskButtonsProps) {
  const dialog = button ? /^\/enquire\/([^?#]+)/.exec(button.href)?.[1] : otherwise.form;
  return (
    <div className={className}>
      <ButtonLink {...(dialog ? dialogLink(dialog, path) : { href: button?.href })}>
        {button?.text ?? otherwise.text}
      </ButtonLink>
      {isLinkable('/enquire/book') && (
        <ButtonLink tone="ghost" {...dialogLink('book', path)}>
          Book and pay online
        </ButtonLink>
      )}
    </div>
  );
}
