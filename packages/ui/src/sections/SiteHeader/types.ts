import type { ReactNode } from 'react';
import type { IconName } from '../../foundation/Icon/index.ts';

export interface HeaderLink {
  id: string;
  label: string;
  href: string;
  /** The link leads to where the visitor is. */
  current?: boolean;
  /** A menu below the entry, e.g. a directory's segments. */
  links?: HeaderLink[];
}

/** A link or, with `onPress`, a button. */
export interface HeaderAction {
  id: string;
  label: string;
  href?: string;
  /** A link is not followed when its press is prevented. */
  onPress?: (press?: { preventDefault: () => void }) => void;
  /** The one action that stands out. */
  primary?: boolean;
  /** Kept out of the bar on a phone, where the side menu has it. */
  wideOnly?: boolean;
}

export interface HeaderIcon {
  id: string;
  icon: IconName;
  label: string;
  href?: string;
  onPress?: () => void;
  /** What the dot badge means, e.g. "The cart has products". Absent: no dot. */
  badge?: string;
  /** Shown in place of the dot, with `badge` as its meaning, such as `3` or `99+`. */
  count?: string;
  /** With `onPress`: the button shows and hides what hangs below it. */
  expanded?: boolean;
  /** Something that hangs below the icon, such as the add-to-cart notice. */
  notice?: ReactNode;
}

export interface HeaderGroup {
  title: string;
  links: HeaderAction[];
}

export interface SiteHeaderLabels {
  navigation: string;
  openMenu: string;
  closeMenu: string;
  skip: string;
  language: string;
}
