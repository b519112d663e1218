import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useToast } from '../../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import { catalogueKeys } from '../../../parts/queries/catalogue.ts';
import { useServices } from '../../../../shared/queries/services.ts';
import { countStates, type DropState } from './dropped.ts';
import { hashFile } from './hashFile.ts';
import { sendPictures } from './sendPictures.ts';
import { useDrop } from './useDrop.ts';

/** Files that were dropped, what their names say, and how far they are. */
export const usePictureDrop = () => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { drop, read, dispatch } = useDrop();
  const [reading, setReading] = useState<{ read: number; all: number }>();

  const add = useMutation({
    mutationFn: async (files: File[]) => {
      const hashes: (string | undefined)[] = [];
      for (const file of files) {
        setReading({ read: hashes.length, all: files.length });
        hashes.push(await hashFile(file));
      }
      const named = files.map(({ name }, at) => ({ name, hash: hashes[at] }));
      const { data } = (await client.brandPictures.match({ body: { files: named } })).data;
      return files.flatMap((file, at) => (data[at] ? [{ file, hash: hashes[at], match: data[at] }] : []));
    },
    onSuccess: (files) => dispatch({ type: 'added', files }),
    onSettled: () => setReading(undefined),
  });

  const idsOf = (wanted: DropState) => drop.files.filter(({ state }) => state === wanted).map(({ id }) => id);
  const send = async (ids: readonly number[]): Promise<void> => {
    const readOne = (id: number) => read()?.files.find((one) => one.id === id);
    await sendPictures({ client, ids, read: readOne, dispatch, failed: t('catalogue.drop.failed') });
    void queryClient.invalidateQueries({ queryKey: catalogueKeys.products });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
    const ended = read();
    if (!ended) return;
    const { stored, refused } = countStates(ended.files.filter(({ id }) => ids.includes(id)));
    toast({
      tone: refused > 0 ? 'critical' : 'positive',
      message: t('catalogue.drop.ended', { stored, refused }),
    });
  };

  return {
    ...drop,
    counts: countStates(drop.files),
    /** How far dropped files are read, before the list shows them. */
    reading,
    failed: add.isError,
    add: (files: File[]) => add.mutate(files),
    remove: useCallback((ids: readonly number[]) => dispatch({ type: 'removed', ids }), [dispatch]),
    removeUnmatched: () => dispatch({ type: 'removed', ids: idsOf('unmatched') }),
    send: () => void send(idsOf('waiting')),
    tryAgain: () => void send(idsOf('refused')),
  };
};

export type PictureDropActions = ReturnType<typeof usePictureDrop>;
