import { useState, type ReactNode } from 'react';
import { Icon } from '../../../foundation/index.ts';
import { useMissedToggle } from '../../../hooks/useMissedToggle.ts';
import * as css from './EditablePart.css.ts';

export interface EditablePartProps {
  /** Names the part. */
  title: ReactNode;
  /** The part as the page shows it, made of the page's own components; `null` while it has nothing to show. */
  preview: ReactNode;
  /** Its fields. They are drawn when they are first opened. */
  children: ReactNode;
  /** Opens the fields without a press, such as where one of them is wrong. */
  isOpen?: boolean;
}

// React 18 does not know the attribute, and React 19 wants another value for it than a document has.
const makeInert = (element: HTMLElement | null): void => {
  element?.setAttribute('inert', '');
};

/** A part of a page with its fields below it: a press on the part or on its title opens them (D-049). */
export function EditablePart({ title, preview, children, isOpen = false }: EditablePartProps) {
  const [isChosen, setChosen] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  const details = useMissedToggle();
  const toggle = (open: boolean) => {
    setChosen(open);
    if (open) setWasChosen(true);
  };
  return (
    <div data-component="EditablePart" className={css.root}>
      {preview !== null && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the title below does the same by key
        <div className={css.preview} onClick={() => toggle(true)}>
          <div ref={makeInert} className={css.page}>
            {preview}
          </div>
        </div>
      )}
      <details ref={details} open={isOpen || isChosen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary className={css.summary}>
          <Icon name="edit" size="sm" />
          <span className={css.title}>{title}</span>
          <span className={css.mark}>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div className={css.fields}>{(isOpen || wasChosen) && children}</div>
      </details>
    </div>
  );
}
