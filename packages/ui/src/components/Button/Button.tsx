import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, Text, Link } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { button, explained, wait, words } from './Button.css.ts';

interface Look {
  children: ReactNode;
  /** `primary` at most once in view; `danger` for what cannot be taken back. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Words in small tracked capitals, as the specification writes many of its actions. */
  caps?: boolean;
  /** As wide as its parent. */
  stretch?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  /** Says more than the visible words, which it must begin with. */
  label?: string;
}

interface ActionProps extends Look {
  href?: undefined;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  type?: 'button' | 'submit';
  /** Stays focusable, so that it can be found and its reason read. */
  disabled?: boolean;
  /** Why it is disabled, shown below. */
  reason?: string;
  /** Under way: keeps its size, takes no second press. */
  busy?: boolean;
  /** Names a form elsewhere in the page to submit. */
  form?: string;
  expanded?: boolean;
  controls?: string;
  hasPopup?: 'menu' | 'dialog' | 'listbox';
  ref?: Ref<HTMLButtonElement>;
}

interface PressProps extends Omit<ActionProps, 'reason'> {
  describedBy?: string;
}

interface LinkButtonProps extends Look {
  /** Leads elsewhere: renders a link. */
  href: string;
  external?: boolean;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}

export type ButtonProps = ActionProps | LinkButtonProps;

const Content = ({ children, icon, iconEnd }: Look) => (
  <span data-part="words" className={words}>
    {icon ? <Icon name={icon} size="sm" /> : null}
    {children}
    {iconEnd ? <Icon name={iconEnd} size="sm" /> : null}
  </span>
);

const LinkButton = ({ href, external, onPress, ...look }: LinkButtonProps) => {
  const { variant = 'primary', size = 'md', caps, stretch, label } = look;
  return (
    <Link
      href={href}
      data-component="Button"
      data-variant={variant}
      aria-label={label}
      className={button({ variant, size, caps, stretch })}
      onClick={onPress}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      <Content {...look} />
    </Link>
  );
};

const PressButton = ({ ref, busy = false, disabled = false, onPress, type = 'button', ...props }: PressProps) => {
  const { variant = 'primary', size = 'md', caps, stretch, label } = props;
  const inert = disabled || busy;
  return (
    <button
      ref={ref}
      type={type}
      form={props.form}
      data-component="Button"
      data-variant={variant}
      data-busy={busy || undefined}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-haspopup={props.hasPopup}
      className={button({ variant, size, caps, stretch, disabled: disabled || undefined })}
      onClick={(event) => (inert ? event.preventDefault() : onPress?.(event))}
    >
      <Content {...props} />
      {busy ? (
        <span className={wait}>
          <Spinner size="sm" />
        </span>
      ) : null}
    </button>
  );
};

const ExplainedButton = ({ reason, ...props }: ActionProps) => {
  const id = useId();
  return (
    <span className={explained}>
      <PressButton {...props} describedBy={id} />
      <Text as="span" id={id} size="sm" tone="muted">
        {reason}
      </Text>
    </span>
  );
};

/** An action, or with `href` a link that looks like one. */
export const Button = (props: ButtonProps) => {
  if (props.href !== undefined) return <LinkButton {...props} />;
  return props.disabled && props.reason ? <ExplainedButton {...props} /> : <PressButton {...props} />;
};
