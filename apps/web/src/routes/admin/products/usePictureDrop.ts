import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type PictureMatch } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { catalogueKeys } from '../../../queries/catalogue.ts';
import { useServices } from '../../../queries/services.ts';

export interface DroppedFile {
  file: File;
  match: PictureMatch;
  /** Undefined until it is sent. A text says why it was refused. */
  outcome?: 'sent' | { refused: string };
}

/** Files sent at the same moment. The server draws as many at once. */
const AT_ONCE = 2;

/** Files that were dropped, what their names say, and how far they are. */
export const usePictureDrop = () => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [dropped, setDropped] = useState<DroppedFile[]>([]);
  const settle = (file: File, outcome: DroppedFile['outcome']) =>
    setDropped((all) => all.map((one) => (one.file === file ? { ...one, outcome } : one)));

  const match = useMutation({
    mutationFn: async (files: File[]) => {
      const names = files.map(({ name }) => name);
      const { data } = (await client.brandPictures.match({ body: { names } })).data;
      return files.flatMap((file, at) => (data[at] ? [{ file, match: data[at] }] : []));
    },
    onSuccess: (added) => setDropped((all) => [...all, ...added]),
  });

  const sendOne = async ({ file, match: { product, colour } }: DroppedFile): Promise<void> => {
    if (!product) return;
    const body = { picture: file, ...(colour && { variation_id: colour.id }) };
    await client.brandPictures.add({ params: { id: product.id }, body }).then(
      () => settle(file, 'sent'),
      (error: unknown) =>
        settle(file, {
          refused: error instanceof ApiError && error.status < 500 ? error.message : t('catalogue.drop.failed'),
        }),
    );
  };

  const waiting = dropped.filter(({ match: { product }, outcome }) => product && outcome !== 'sent');
  const send = useMutation({
    mutationFn: async () => {
      const queue = [...waiting];
      const worker = async (): Promise<void> => {
        for (let next = queue.shift(); next; next = queue.shift()) await sendOne(next);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: catalogueKeys.all });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
    },
  });

  return {
    dropped,
    waiting: waiting.length,
    sent: dropped.filter(({ outcome }) => outcome === 'sent').length,
    unmatched: dropped.filter(({ match: { product } }) => !product).length,
    isMatching: match.isPending,
    failed: match.isError,
    isSending: send.isPending,
    add: (files: File[]) => match.mutate(files),
    remove: (gone: DroppedFile) => setDropped((all) => all.filter((one) => one !== gone)),
    send: () => send.mutate(),
  };
};
