import { useRef, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Menu } from '../../../components/Menu/index.ts';
import { Progress } from '../../../components/Progress/index.ts';
import { TextLink } from '../../../foundation/index.ts';
import type { IconName } from '../../../foundation/index.ts';
import * as css from './DownloadList.css.ts';

export interface Download {
  id: string;
  label: string;
  /** What else can be done with the same documents has an icon of its own, such as `upload`. */
  icon?: IconName;
  /** Asks for the file; it opens once its address is there. */
  onPress: () => void;
  /** The file is being made. */
  busy?: boolean;
  /** How far a large file is while it is made, with a way to stop it. */
  progress?: DownloadProgress;
  /** Why there is no file; pressing asks again. */
  error?: string;
  /** The address that was given, when the browser would not open it by itself: it is good for one press (D-138). */
  href?: string;
}

export interface DownloadProgress {
  /** 'The line sheet is being made'. */
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value in words, such as '40%'. */
  valueText: string;
  /** The text of the button that stops it. */
  stop: string;
  onStop: () => void;
}

export interface DownloadListProps {
  downloads: readonly Download[];
  /** One button, named by `labels.title`, offers all documents. Where the page is about something else, they take no room from it. */
  collapsed?: boolean;
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

function Making({ label, value, valueText, stop, onStop }: DownloadProgress) {
  return (
    <div className={css.making}>
      <Progress label={label} value={value} valueText={valueText} />
      <Button size="sm" variant="secondary" onPress={onStop}>
        {stop}
      </Button>
    </div>
  );
}

/** Files to download; the server makes each one on request. */
export function DownloadList({ downloads, collapsed = false, children, labels }: DownloadListProps) {
  const root = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement | null>());
  const told = downloads.filter(({ busy, error, href }) => !busy && (error ?? href));
  return (
    <div ref={root} role="group" aria-label={labels.title} data-component="DownloadList" className={css.root}>
      {collapsed ? (
        <Menu
          label={labels.title}
          entries={downloads.map(({ id, label, icon = 'download', busy }) => ({ id, label, icon, disabled: busy }))}
          onChoose={({ id }) => downloads.find((download) => download.id === id)?.onPress()}
        />
      ) : (
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
      )}
      {downloads.map(
        ({ id, progress }) =>
          progress && (
            <Making
              key={id}
              {...progress}
              onStop={() => {
                progress.onStop();
                // The pressed button goes; the file can be asked for again.
                (buttons.current.get(id) ?? root.current?.querySelector('button'))?.focus();
              }}
            />
          ),
      )}
      {told.map((download) => (
        <Outcome key={download.id} download={download} open={labels.open} />
      ))}
    </div>
  );
}
