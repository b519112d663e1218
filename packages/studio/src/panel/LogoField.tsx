import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { IconButton } from '@vitrine/ui';
import { Icon } from '@vitrine/ui/foundation';
import type { LogoRefusal } from '../logo/readLogo.ts';
import type { Logo } from '../types.ts';
import { useTranslate } from '../words.ts';
import * as css from './panel.css.ts';
import * as own from './brand.css.ts';

export interface LogoFieldProps {
  label: string;
  /** What is shown while there is none. */
  empty: string;
  logo: Logo | null;
  /** Which ground it stands on. */
  ground: 'light' | 'dark';
  refusal: LogoRefusal | null;
  /** Why the application did not take the logo that is shown. */
  reason?: string;
  onFile: (choice: { file: File }) => void;
  onRemove: () => void;
}

/** Holds the pointer's files over an element and hands over what is dropped. */
export const useDrop = (onFile: (choice: { file: File }) => void) => {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      hold(event);
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      hold(event);
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile({ file });
    },
  };
};

/** The reason may be further down than the button that was pressed. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** A place for a logo: chosen, dropped, replaced or taken away. */
export const LogoField = ({ label, empty, logo, ground, refusal, reason, onFile, onRemove }: LogoFieldProps) => {
  const t = useTranslate();
  const id = useId();
  const drop = useDrop(onFile);
  const wrong = refusal ? t(`refusal.${refusal.code}`, { ...refusal }) : reason;
  return (
    <div className={css.field}>
      <span className={css.fieldLabel} id={`${id}-label`}>
        {label}
      </span>
      <div className={own.logo} data-ground={ground} {...drop}>
        <label className={own.logoWell}>
          <input
            type="file"
            className={css.unseen}
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            aria-labelledby={`${id}-label ${id}-do`}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) onFile({ file });
              // The same file can be chosen again.
              event.currentTarget.value = '';
            }}
          />
          {logo ? <img className={own.logoPicture} src={logo.src} alt={logo.name} /> : <Icon name="image" />}
          <span id={`${id}-do`} className={logo ? css.unseen : own.logoWords}>
            {logo ? t('brand.replace') : empty}
          </span>
        </label>
        {logo ? (
          <span className={own.logoRemove}>
            <IconButton size="sm" icon="trash" label={t('brand.remove', { name: label })} onPress={onRemove} />
          </span>
        ) : null}
      </div>
      {wrong ? (
        <p id={`${id}-wrong`} ref={bringIntoView} role="alert" className={css.wrong}>
          {wrong}
        </p>
      ) : null}
    </div>
  );
};
