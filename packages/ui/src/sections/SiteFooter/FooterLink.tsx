import type { ReactNode } from 'react';
import { Link } from '../../foundation/LinkProvider/index.ts';
import * as css from './SiteFooter.css.ts';

export interface FooterEntry {
  id: string;
  label: string;
  href?: string;
  onPress?: () => void;
}

export function FooterLink({ entry, children }: { entry: FooterEntry; children?: ReactNode }) {
  if (entry.href === undefined) {
    return (
      <button type="button" className={css.link} onClick={entry.onPress}>
        {children ?? entry.label}
      </button>
    );
  }
  return (
    <Link href={entry.href} className={css.link} onClick={entry.onPress}>
      {children ?? entry.label}
    </Link>
  );
}
