/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard closes a modal dialog by Escape, natively */
import { useEffect, useRef } from 'react';
import { Icon } from '../../foundation/Icon/index.ts';
import { LanguageChoice } from '../../components/LanguageChoice/index.ts';
import type { Language } from '../../components/LanguageChoice/index.ts';
import { HeaderEntry } from './HeaderEntry.tsx';
import * as css from './SideMenu.css.ts';
import type { HeaderAction, HeaderGroup, HeaderLink, SiteHeaderLabels } from './types.ts';

export interface SideMenuProps {
  links: HeaderLink[];
  actions: HeaderAction[];
  /** Link groups of the account. */
  groups: HeaderGroup[];
  languages: Language[];
  onLanguage?: (choice: { code: string }) => void;
  labels: SiteHeaderLabels;
  /** Shown on wide screens too. */
  always: boolean;
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
}

/** Everything the bar has no room for: a drawer from the side. */
export function SideMenu(props: SideMenuProps) {
  const { links, actions, groups, languages, onLanguage, labels, always, isOpen, onOpenChange } = props;
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => onOpenChange({ isOpen: false });
  useEffect(() => {
    const dialog = drawer.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen) dialog?.close();
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={css.opener}
        data-always={always || undefined}
        aria-haspopup="dialog"
        aria-label={labels.openMenu}
        onClick={() => onOpenChange({ isOpen: true })}
      >
        <Icon name="menu" size="md" />
      </button>
      {/* A press on the backdrop lands on the dialog itself, never on its contents. */}
      <dialog
        ref={drawer}
        className={css.drawer}
        aria-label={labels.navigation}
        data-part="side-menu"
        onClose={close}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={css.sheet}>
          <button type="button" className={css.closer} aria-label={labels.closeMenu} onClick={close}>
            <Icon name="close" size="md" />
          </button>
          <ul className={css.main}>
            {links.map((link) => (
              <li key={link.id}>
                <HeaderEntry action={link} className={css.mainLink} onChosen={close} />
                {link.links && <SubLinks links={link.links} onChosen={close} />}
              </li>
            ))}
          </ul>
          {groups.map((group) => (
            <section key={group.title} className={css.group}>
              <h2 className={css.groupTitle}>{group.title}</h2>
              <SubLinks links={group.links} onChosen={close} />
            </section>
          ))}
          {actions.length > 0 && (
            <div className={`${css.group} ${css.actions}`}>
              <SubLinks links={actions} onChosen={close} />
            </div>
          )}
          <LanguageChoice label={labels.language} languages={languages} onChoose={onLanguage} />
        </div>
      </dialog>
    </>
  );
}

function SubLinks({ links, onChosen }: { links: HeaderAction[]; onChosen: () => void }) {
  return (
    <ul className={css.list}>
      {links.map((link) => (
        <li key={link.id}>
          <HeaderEntry action={link} className={css.listLink} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}
