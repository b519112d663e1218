import { useQueryClient } from '@tanstack/react-query';
import type { BrandPicture } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { catalogueKeys } from '../../../queries/catalogue.ts';
import { useServices } from '../../../queries/services.ts';
import { useStaffAction } from '../useStaffAction.ts';

/** Pictures as they are edited, and what can be done with them. Nothing is written before it is saved. */
export const usePictureActions = (id: number, pictures: BrandPicture[]) => {
  const t = useTranslate();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(pictures);
  const params = { id };
  // A picture that is cropped again is written at once: its file is as stored, whatever else is typed.
  const shown = draft.map((one) => {
    const { thumbnail, picture } = pictures.find((stored) => stored.id === one.id) ?? one;
    return { ...one, thumbnail, picture };
  });
  const show = (saved: BrandPicture[]) => {
    queryClient.setQueryData(catalogueKeys.pictures(id), saved);
    setDraft(saved);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
  };
  const adding = useStaffAction({
    // One after the other keeps the order of the files.
    run: async (files: File[]) => {
      let added: BrandPicture[] = [];
      for (const picture of files) added = (await client.brandPictures.add({ params, body: { picture } })).data.data;
      return added;
    },
    onDone: show,
    changes: catalogueKeys.pictures(id),
  });
  const saving = useStaffAction({
    run: async () => {
      const body = {
        seen: pictures.map((picture) => picture.id),
        pictures: draft.map(({ id: picture, variation_id, alt, video_url }) => ({
          id: picture,
          variation_id,
          alt,
          video_url,
        })),
      };
      return (await client.brandPictures.arrange({ params, body })).data.data;
    },
    done: () => t('catalogue.pictures.saved'),
    onDone: show,
    changes: catalogueKeys.pictures(id),
  });
  const change = (picture: number, parts: Partial<BrandPicture>) =>
    setDraft((all) => all.map((one) => (one.id === picture ? { ...one, ...parts } : one)));
  const move = (from: number, to: number) =>
    setDraft((all) => {
      const moved = all[from];
      return moved ? all.toSpliced(from, 1).toSpliced(to, 0, moved) : all;
    });
  return {
    draft: shown,
    change,
    move,
    remove: (gone: number) => setDraft((all) => all.filter((one) => one.id !== gone)),
    isChanged: JSON.stringify(shown) !== JSON.stringify(pictures),
    add: adding.act,
    isAdding: adding.isBusy,
    save: () => saving.act(),
    isSaving: saving.isBusy,
    problem: adding.problem ?? saving.problem,
  };
};

export type PictureActions = ReturnType<typeof usePictureActions>;
