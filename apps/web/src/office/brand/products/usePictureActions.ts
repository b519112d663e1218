import { useQueryClient } from '@tanstack/react-query';
import type { BrandPicture } from '@vitrine/api/client';
import { useState } from 'react';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { catalogueKeys } from '../../parts/queries/catalogue.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useAskBeforeForgetting } from '../../parts/form/useAskBeforeLeaving.ts';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

type Pictures = readonly BrandPicture[];

/** What is saved with all pictures together; a file is written at once. */
const placed = (pictures: Pictures) =>
  pictures.map(({ id, variation_id, alt, video_url }) => ({ id, variation_id, alt, video_url }));

const areSame = (one: Pictures, other: Pictures): boolean =>
  JSON.stringify(placed(one)) === JSON.stringify(placed(other));

/** The writer's pictures without those that somebody else has removed, and with those that somebody else has added. */
const mineWith = (theirs: Pictures, { base, draft }: { base: Pictures; draft: Pictures }): BrandPicture[] => {
  const isIn = (pictures: Pictures) => (one: BrandPicture) => pictures.some(({ id }) => id === one.id);
  return [...draft.filter(isIn(theirs)), ...theirs.filter((one) => !isIn(base)(one))];
};

interface Saving {
  mine: Pictures;
  /** The pictures that `mine` replaces. */
  seen: Pictures;
}

/** Pictures as they are edited, and what can be done with them. Nothing is written before it is saved. */
export const usePictureActions = (id: number, pictures: BrandPicture[]) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(pictures);
  const [draft, setDraft] = useState(pictures);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandPicture[]>();
  const isChanged = !areSame(draft, base);
  useAskBeforeForgetting(isChanged);
  // Without a change of one's own, what others do is shown at once.
  if (pictures !== base && !isChanged) {
    setBase(pictures);
    setDraft(pictures);
  }
  const params = { id };
  // A picture that is cropped again is written at once: its file is as stored, whatever else is typed.
  const shown = draft.map((one) => {
    const { thumbnail, picture } = pictures.find((stored) => stored.id === one.id) ?? one;
    return { ...one, thumbnail, picture };
  });
  const show = (saved: BrandPicture[]) => {
    queryClient.setQueryData(catalogueKeys.pictures(id), saved);
    setBase(saved);
    setDraft(saved);
    forgetTheirs();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('product') });
  };
  const adding = useStaffAction({
    // One after the other keeps the order of the files.
    run: async (files: File[]) => {
      let stored: BrandPicture[] = [];
      const already: string[] = [];
      for (const picture of files) {
        const answer = await client.brandPictures.add({ params, body: { picture } });
        stored = answer.data.data;
        if (answer.status === 200) already.push(picture.name);
      }
      return { stored, already };
    },
    onDone: ({ stored, already }) => {
      show(stored);
      for (const name of already) toast({ tone: 'neutral', message: t('catalogue.pictures.already', { name }) });
    },
    changes: catalogueKeys.pictures(id),
  });
  const saving = useStaffAction({
    run: async ({ mine, seen }: Saving) => {
      const body = { seen: placed(seen), pictures: placed(mine) };
      return (await client.brandPictures.arrange({ params, body }).catch(notice)).data.data;
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
    isChanged,
    add: adding.act,
    isAdding: adding.isBusy,
    save: () => saving.act({ mine: draft, seen: base }),
    isSaving: saving.isBusy,
    state: {
      problem: adding.problem ?? saving.problem,
      fields: saving.fields,
      isBusy: saving.isBusy,
      theirs,
      overwrite: () => theirs && saving.act({ mine: mineWith(theirs, { base, draft }), seen: theirs }),
      takeTheirs: () => {
        if (theirs) show(theirs);
        saving.forget();
      },
    },
  };
};

export type PictureActions = ReturnType<typeof usePictureActions>;
