import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { TextLink } from '../../../foundation/index.ts';
import * as css from './DownloadList.css.ts';

export interface Download {
  id: string;
  label: string;
  /** Asks for the file; it opens once its address is there. */
  onPress: () => void;
  /** The file is being made. */
  busy?: boolean;
  /** Why there is no file; pressing asks again. */
  error?: string;
  /** The address that was given, when the browser would not open it by itself: it is good for one press (D-138). */
  href?: string;
}

export interface DownloadListProps {
  downloads: readonly Download[];
  /** What else can be done with the same papers, such as printing them. */
  children?: ReactNode;
  labels: DownloadLabels;
}

export interface DownloadLabels {
  title: string;
  /** 'Open the file', to press by oneself. */
  open: string;
}

function Outcome({ download: { label, error, href }, open }: { download: Download; open: string }) {
  if (error)
    return (
      <span role="alert" className={css.error}>
        {label}: {error}
      </span>
    );
  return (
    <span role="status" className={css.ready}>
      {label}:{' '}
      <TextLink external href={href}>
        {open}
      </TextLink>
    </span>
  );
}

/** Papers to take along: each is made when it is asked for (R-313…R-315). */
export function DownloadList({ downloads, children, labels }: DownloadListProps) {
  const told = downloads.filter(({ busy, error, href }) => !busy && (error ?? href));
  return (
    <div role="group" aria-label={labels.title} data-component="DownloadList" className={css.root}>
      <div className={css.buttons}>
        {downloads.map(({ id, label, busy, onPress }) => (
          <Button key={id} size="sm" variant="quiet" icon="download" busy={busy} onPress={onPress}>
            {label}
          </Button>
        ))}
        {children}
      </div>
      {told.map((download) => (
        <Outcome key={download.id} download={download} open={labels.open} />
      ))}
    </div>
  );
}
