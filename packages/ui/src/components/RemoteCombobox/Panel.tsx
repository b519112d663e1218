import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { ListNote, type ListStatus } from '../ListNote/index.ts';
import * as css from './RemoteCombobox.css.ts';
import { usePanel } from './usePanel.ts';

interface PanelProps {
  field: RefObject<HTMLElement | null>;
  status: ListStatus;
  /** What the list says of itself. */
  words: string;
  /** Whether keys move in the list, which marks the option that has the focus. */
  hasKeys: boolean;
  onOpen: () => void;
  onPoint: () => void;
  children: ReactNode;
}

/** What opens beside the field: a line about the list, and the list. */
export const Panel = ({ field, status, words, hasKeys, onOpen, onPoint, children }: PanelProps) => {
  const panel = usePanel(field);
  const open = useEffectEvent(onOpen);
  useEffect(() => open(), []);
  return (
    <div ref={panel} popover="manual" className={css.panel} data-keys={hasKeys || undefined} onPointerMove={onPoint}>
      <div className={css.head}>
        <ListNote status={status}>{words}</ListNote>
      </div>
      {children}
    </div>
  );
};
