import type { MouseEvent, Ref } from 'react';
import { Icon, Link } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps {
  icon: IconName;
  /** What it does, for those who listen and as a tooltip. */
  label: string;
  variant?: 'quiet' | 'outline' | 'raised';
  size?: 'sm' | 'md';
  /** Leads elsewhere: renders a link. */
  href?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Stays focusable, so that it can be found and its reason read. */
  disabled?: boolean;
  /** Why it is disabled: its tooltip and its description. */
  reason?: string;
  busy?: boolean;
  /** For buttons that stay pressed: their icon is filled. */
  pressed?: boolean;
  expanded?: boolean;
  controls?: string;
  hasPopup?: 'menu' | 'dialog';
  ref?: Ref<HTMLButtonElement>;
}

/** An action small enough for a picture of it. */
export const IconButton = ({
  ref,
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  href,
  onPress,
  ...state
}: IconButtonProps) => {
  const inert = state.disabled || state.busy;
  const common = {
    'data-component': 'IconButton',
    'aria-label': label,
    title: (state.disabled && state.reason) || label,
    className: iconButton({ variant, size }),
  };
  if (href !== undefined && !inert)
    return (
      <Link {...common} href={href} onClick={onPress}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <button
      {...common}
      ref={ref}
      type="button"
      role={href === undefined ? undefined : 'link'}
      aria-disabled={inert || undefined}
      aria-busy={state.busy || undefined}
      aria-pressed={state.pressed}
      aria-expanded={state.expanded}
      aria-controls={state.controls}
      aria-haspopup={state.hasPopup}
      onClick={(event) => (inert ? event.preventDefault() : onPress?.(event))}
    >
      {state.busy ? <Spinner size="sm" /> : <Icon name={icon} filled={state.pressed} />}
    </button>
  );
};
