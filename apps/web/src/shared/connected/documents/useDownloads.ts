import type { Download } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { useState } from 'react';
import { useTranslate } from '../useTranslate.ts';
import { useOpenFile } from './useOpenFile.ts';

interface FileLink {
  id: string;
  label: string;
  /** Of the call that answers with the file, with its query. */
  path: string;
}

type State = Pick<Download, 'busy' | 'error' | 'href'>;

/** Files of the API as buttons: each opens in a new tab once the server has given it a ticket. */
export const useDownloads = (files: readonly FileLink[]): Download[] => {
  const t = useTranslate();
  const open = useOpenFile();
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const set = (id: string, state: State): void => setStates((all) => ({ ...all, [id]: state }));
  return files.map(({ id, label, path }) => ({
    id,
    label,
    ...states[id],
    onPress: () => {
      set(id, { busy: true });
      open(path).then(
        (outcome) => set(id, outcome),
        () => set(id, { error: t('app.download.failed') }),
      );
    },
  }));
};
