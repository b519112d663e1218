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
  href?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  disabled?: boolean;
  busy?: boolean;
  /** For buttons that stay pressed. */
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
  const common = {
    'data-component': 'IconButton',
    'aria-label': label,
    title: label,
    className: iconButton({ variant, size }),
  };
  if (href !== undefined)
    return (
      <Link {...common} href={href} onClick={onPress}>
        <Icon name={icon} />
      </Link>
    );
  const inert = state.disabled || state.busy;
  return (
    <button
      {...common}
      ref={ref}
      type="button"
      aria-disabled={inert || undefined}
      aria-busy={state.busy || undefined}
      aria-pressed={state.pressed}
      aria-expanded={state.expanded}
      aria-controls={state.controls}
      aria-haspopup={state.hasPopup}
      onClick={(event) => (inert ? event.preventDefault() : onPress?.(event))}
    >
      {state.busy ? <Spinner size="sm" /> : <Icon name={icon} />}
    </button>
  );
};
