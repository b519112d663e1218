import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, Text, Link } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { button, explained, wait, words } from './Button.css.ts';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` at most once in view; `danger` for what cannot be taken back. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Leads elsewhere: renders a link, which is never disabled or busy. */
  href?: string;
  /** A link that opens a new tab. */
  external?: boolean;
  type?: 'button' | 'submit';
  /** Stays focusable, so that it can be found and its reason read. */
  disabled?: boolean;
  /** Why it is disabled, shown below. */
  reason?: string;
  /** Under way: keeps its size, takes no second press. */
  busy?: boolean;
  /** Small tracked capitals, for actions of a word or two. */
  caps?: boolean;
  /** As wide as its parent. */
  stretch?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  /** Says more than the visible words, which it must begin with. */
  label?: string;
  /** Names a form elsewhere in the page to submit. */
  form?: string;
  expanded?: boolean;
  /** The id of what it opens. */
  controls?: string;
  hasPopup?: 'menu' | 'dialog' | 'listbox';
  ref?: Ref<HTMLButtonElement>;
}

type Inner = Omit<ButtonProps, 'reason'> & { describedBy?: string };

const Content = ({ children, icon, iconEnd }: Pick<ButtonProps, 'children' | 'icon' | 'iconEnd'>) => (
  <span data-part="words" className={words}>
    {icon ? <Icon name={icon} size="sm" /> : null}
    {children}
    {iconEnd ? <Icon name={iconEnd} size="sm" /> : null}
  </span>
);

const LinkButton = ({ href, external, onPress, ...look }: Inner & { href: string }) => {
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

const PressButton = ({ ref, busy = false, disabled = false, onPress, type = 'button', ...props }: Inner) => {
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

/** The wrapper stays when the reason goes, so that the button keeps the focus as it becomes enabled. */
const ExplainedButton = ({ reason, ...props }: ButtonProps) => {
  const id = useId();
  const shown = props.disabled === true && reason !== undefined;
  return (
    <span data-reason={shown || undefined} data-stretch={props.stretch} className={explained}>
      <PressButton {...props} describedBy={shown ? id : undefined} />
      {shown ? (
        <Text as="span" id={id} size="sm" tone="muted">
          {reason}
        </Text>
      ) : null}
    </span>
  );
};

/** An action, or with `href` a link that looks like one. */
export const Button = ({ href, ...props }: ButtonProps) =>
  href === undefined ? <ExplainedButton {...props} /> : <LinkButton {...props} href={href} />;
