import { useRef } from 'react';
import { Menu } from '../../../components/Menu/index.ts';
import type { DownloadListProps } from '../DownloadList/DownloadList.tsx';
import * as css from '../DownloadList/DownloadList.css.ts';
import { Outcomes } from '../DownloadList/Outcomes.tsx';

export type DownloadMenuProps = Pick<DownloadListProps, 'downloads' | 'labels'>;

/** One button that offers files to download, for pages that are about something else. */
export function DownloadMenu({ downloads, labels }: DownloadMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} role="group" aria-label={labels.title} data-component="DownloadMenu" className={css.root}>
      {/* Keeps the button from filling the row. */}
      <div>
        <Menu
          label={labels.title}
          entries={downloads.map(({ id, label, icon = 'download', busy }) => ({ id, label, icon, disabled: busy }))}
          onChoose={({ id }) => downloads.find((download) => download.id === id)?.onPress()}
        />
      </div>
      <Outcomes
        downloads={downloads}
        open={labels.open}
        // The pressed button goes; the file can be asked for again.
        onStopped={() => root.current?.querySelector('button')?.focus()}
      />
    </div>
  );
}
