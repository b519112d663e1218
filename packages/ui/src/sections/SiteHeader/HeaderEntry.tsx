import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../foundation/LinkProvider/index.ts';
import type { HeaderAction } from './types.ts';

interface HeaderEntryProps {
  action: Pick<HeaderAction, 'label' | 'href' | 'onPress'> & { current?: boolean; expanded?: boolean };
  className: string;
  children?: ReactNode;
  onChosen?: () => void;
}

/** A link when it has somewhere to go, else a button. */
export function HeaderEntry({ action, className, children, onChosen }: HeaderEntryProps) {
  const { label, href, onPress, current, expanded } = action;
  const choose = (press: MouseEvent) => {
    onPress?.(press);
    onChosen?.();
  };
  if (href === undefined) {
    return (
      <button type="button" className={className} aria-expanded={expanded} onClick={choose}>
        {children ?? label}
      </button>
    );
  }
  return (
    <Link href={href} className={className} aria-current={current ? 'page' : undefined} onClick={choose}>
      {children ?? label}
    </Link>
  );
}
