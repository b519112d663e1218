import { useRef, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import type { Download, DownloadLabels } from './download.ts';
import * as css from './DownloadList.css.ts';
import { Outcomes } from './Outcomes.tsx';

export interface DownloadListProps {
  downloads: readonly Download[];
  /** What else can be done with the same papers, such as printing them. */
  children?: ReactNode;
  labels: DownloadLabels;
}

/** Files to download; the server makes each one on request. */
export function DownloadList({ downloads, children, labels }: DownloadListProps) {
  const root = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  return (
    <div ref={root} role="group" aria-label={labels.title} data-component="DownloadList" className={css.root}>
      <div className={css.buttons}>
        {downloads.map(({ id, label, icon = 'download', busy, onPress }) => (
          <Button
            key={id}
            ref={(button) => void buttons.current.set(id, button)}
            size="sm"
            variant="quiet"
            icon={icon}
            busy={busy}
            onPress={onPress}
          >
            {label}
          </Button>
        ))}
        {children}
      </div>
      <Outcomes
        downloads={downloads}
        open={labels.open}
        // The pressed button goes; the file can be asked for again.
        onStopped={(id) => (buttons.current.get(id) ?? root.current?.querySelector('button'))?.focus()}
      />
    </div>
  );
}
