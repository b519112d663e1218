import type { Client } from '@vitrine/api/client';
import type { Download } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { followJob, JobFailed } from '../../../shared/connected/documents/followJob.ts';
import { useOpenFile } from '../../../shared/connected/documents/useOpenFile.ts';

interface MadeFile {
  /** Starts the job; gives its number. */
  start: (client: Client) => Promise<number>;
  /** 'The line sheet is being made'. */
  making: string;
}

type State = Pick<Download, 'busy' | 'error' | 'href'> & { done?: number };

/** A large file that a job makes: shows how far it is, can be stopped, and opens once it is made. */
export const useMadeFile = ({ start, making }: MadeFile): Omit<Download, 'id' | 'label'> => {
  const t = useTranslate();
  const intl = useIntl();
  const { client } = useServices();
  const open = useOpenFile();
  const turn = useRef<AbortController>(undefined);
  const [{ done, ...state }, setState] = useState<State>({});
  // Nobody waits for the file of a page that was left.
  useEffect(() => () => turn.current?.abort(), []);

  const make = async (signal: AbortSignal): Promise<State> => {
    const id = await start(client);
    const cancel = () => void client.jobs.cancel({ params: { id } }).catch(() => undefined);
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    await followJob(client, id, { signal, onProgress: (part) => setState({ busy: true, done: part }) });
    signal.removeEventListener('abort', cancel);
    return open(`/v1/jobs/${id}/file`);
  };
  const onPress = (): void => {
    const { signal } = (turn.current = new AbortController());
    setState({ busy: true, done: 0 });
    make(signal).then(
      (outcome) => signal.aborted || setState(outcome),
      (error: unknown) => {
        const reason = error instanceof JobFailed ? error.message : '';
        if (!signal.aborted) setState({ error: reason || t('app.download.failed') });
      },
    );
  };
  const onStop = (): void => {
    turn.current?.abort();
    setState({});
  };
  const progress =
    done === undefined
      ? undefined
      : {
          label: making,
          value: done,
          valueText: intl.formatNumber(done, { style: 'percent' }),
          stop: t('import.cancel'),
          onStop,
        };
  return { ...state, onPress, progress };
};
