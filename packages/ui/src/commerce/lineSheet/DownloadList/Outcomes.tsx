import { Button } from '../../../components/Button/index.ts';
import { Progress } from '../../../components/Progress/index.ts';
import { TextLink } from '../../../foundation/index.ts';
import type { Download, DownloadProgress } from './download.ts';
import * as css from './DownloadList.css.ts';

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

interface OutcomesProps {
  downloads: readonly Download[];
  /** 'Open the file'. */
  open: string;
  /** The work on a file was stopped; its button is gone. */
  onStopped: (id: string) => void;
}

/** How far files are, and what became of those that were asked for. */
export function Outcomes({ downloads, open, onStopped }: OutcomesProps) {
  const told = downloads.filter(({ busy, error, href }) => !busy && (error ?? href));
  return (
    <>
      {downloads.map(
        ({ id, progress }) =>
          progress && (
            <Making
              key={id}
              {...progress}
              onStop={() => {
                progress.onStop();
                onStopped(id);
              }}
            />
          ),
      )}
      {told.map((download) => (
        <Outcome key={download.id} download={download} open={open} />
      ))}
    </>
  );
}
