import { useState, type ReactNode } from 'react';
import { Container } from '../../foundation/index.ts';
import { Flyout } from './Flyout.tsx';
import { HeaderBrand } from './HeaderBrand.tsx';
import type { HeaderAccount } from './HeaderBrand.tsx';
import { HeaderEntry } from './HeaderEntry.tsx';
import { HeaderIcons } from './HeaderIcons.tsx';
import { SideMenu } from './SideMenu.tsx';
import type { Language } from '../../components/LanguageChoice/index.ts';
import * as css from './SiteHeader.css.ts';
import type { HeaderAction, HeaderGroup, HeaderIcon, HeaderLink, SiteHeaderLabels } from './types.ts';

export interface SiteHeaderProps {
  account: HeaderAccount;
  /** The bar's entries; rooms that do not exist are simply not passed. */
  links: HeaderLink[];
  /** Login and registration, GO TO ADMIN. */
  actions?: HeaderAction[];
  /** Cart, messages, profile alert. */
  icons?: HeaderIcon[];
  /** The signed-in person and what they may do, logout included. */
  person?: { name: string; links: HeaderAction[] };
  /** Link groups of the account, in the side menu. */
  groups?: HeaderGroup[];
  languages?: Language[];
  onLanguage?: (choice: { code: string }) => void;
  /** Stays above the bar while the page scrolls, such as a notice that staff see the shop as somebody else. */
  notice?: ReactNode;
  /** Whether the side menu is open, for who must know it longer than one header lasts; else the header knows by itself. */
  menu?: { isOpen: boolean; onOpenChange: (change: { isOpen: boolean }) => void };
  labels: SiteHeaderLabels;
}

/** The top of every page, for a visitor, a retailer or a brand: what differs is data. */
export function SiteHeader(props: SiteHeaderProps) {
  'use no memo';
  // Drawn again so seldom that what the compiler would remember is not worth its bytes.
  const { account, links, actions = [], icons = [], person, groups = [], languages = [], onLanguage, labels } = props;
  const [own, setOwn] = useState({ isOpen: false });
  const menu = props.menu ?? { ...own, onOpenChange: setOwn };
  return (
    <header className={css.root} data-component="SiteHeader">
      <a className={css.skip} href="#main">
        {labels.skip}
      </a>
      {props.notice}
      <Container>
        <div className={css.bar}>
          <SideMenu
            links={links}
            actions={[...actions, ...(person?.links ?? [])]}
            groups={groups}
            languages={languages}
            onLanguage={onLanguage}
            labels={labels}
            always={groups.length > 0}
            {...menu}
          />
          <HeaderBrand account={account} />
          <nav className={css.nav} aria-label={labels.navigation}>
            <ul className={css.links}>
              {links.map((link) => (
                <li key={link.id}>
                  {link.links ? (
                    <Flyout label={link.label} links={link.links} align="start" current={link.current} />
                  ) : (
                    <HeaderEntry action={link} className={css.link} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.end}>
            {actions.map((action) => (
              <div key={action.id} className={action.wideOnly ? css.wideOnly : undefined}>
                <HeaderEntry action={action} className={action.primary ? css.primary : css.link} />
              </div>
            ))}
            <HeaderIcons icons={icons} />
            {person && (
              <div className={css.wideOnly}>
                <Flyout label={person.name} links={person.links} align="end" />
              </div>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}
