// Buttons, and links that look like them: as high as a fingertip, in one of three looks.
import type { ComponentProps } from 'preact';
import { Link } from './Link';
import './button.css';

interface ButtonLook {
  /** `primary` is what a screen or sheet is for; `danger` deletes something for good. */
  readonly variant?: 'plain' | 'primary' | 'danger';
  /** As wide as the place it stands in. */
  readonly wide?: boolean;
  readonly class?: string | undefined;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'class'> & ButtonLook;
type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'class'> & ButtonLook;

export function Button({ variant, wide, class: className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} class={buttonClass(variant, wide, className)} />;
}

export function ButtonLink({ variant, wide, class: className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} class={buttonClass(variant, wide, className)} />;
}

/** The classes of anything else that looks like a button. */
export const buttonClass = (variant: ButtonLook['variant'] = 'plain', wide = false, more = '') =>
  ['button', variant !== 'plain' && variant, wide && 'wide', more].filter(Boolean).join(' ');
