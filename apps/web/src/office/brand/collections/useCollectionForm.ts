import { useQueryClient } from '@tanstack/react-query';
import type { BrandCollection } from '@vitrine/api/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { collectionInput, draftOf, inputOf, newDraft, type CollectionDraft } from './collectionDraft.ts';
import { brandOfficeKeys } from '../../parts/queries/brandOffice.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { useUnreadLimits } from '../../parts/form/useUnreadLimits.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** What the shop reads that shows collections. */
const shopReads: ReadonlySet<unknown> = new Set(['brand', 'brands', 'home', 'product', 'products']);

/** Reads the shop of this browser again. */
export const useReadShopAgain = () => {
  const queryClient = useQueryClient();
  return (): void => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => shopReads.has(queryKey[0]) });
  };
};

/** Keeps what the server answers, and reads the shop of this browser again. */
export const useKeepCollection = () => {
  const queryClient = useQueryClient();
  const readShopAgain = useReadShopAgain();
  return (saved: BrandCollection): void => {
    queryClient.setQueryData(brandOfficeKeys.collection(saved.id), saved);
    readShopAgain();
  };
};

/** The form of a collection: what is typed, and how it is saved. `theirs` is what somebody else has saved meanwhile. */
export const useCollectionForm = (collection: BrandCollection | undefined) => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const navigate = useNavigate();
  const keep = useKeepCollection();
  const [draft, setDraft] = useState<CollectionDraft>(() => (collection ? draftOf(collection, locale) : newDraft()));
  const { unread, tries, isReadable } = useUnreadLimits(draft);
  const [seen, setSeen] = useState(collection);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandCollection>();
  const send = async (version: number): Promise<BrandCollection> => {
    const body = inputOf(draft, locale);
    if (!collection) return (await client.brandCollections.add({ body })).data.data;
    const answer = client.brandCollections.save({ params: { id: collection.id }, body: { ...body, seen: version } });
    return (await answer).data.data;
  };
  const show = (saved: BrandCollection): void => {
    setDraft(draftOf(saved, locale));
    setSeen(saved);
    forgetTheirs();
  };
  const action = useStaffAction({
    run: (version: number) => send(version).catch(notice),
    done: () => t('office.collection.saved'),
    onDone: (saved) => {
      keep(saved);
      if (collection) show(saved);
      else void navigate(paths.admin(`brand/collections/${saved.id}`));
    },
    changes: [...brandOfficeKeys.collections, 'list'],
  });
  return {
    ...action,
    problem:
      Object.keys(unread).length > 0 ? t('office.form.wrong', { count: Object.keys(unread).length }) : action.problem,
    fields: { ...action.fields, ...unread },
    tries,
    draft,
    change: (parts: Partial<CollectionDraft>) => setDraft({ ...draft, ...parts }),
    save: () => {
      if (isReadable()) action.act(seen?.version ?? 0);
    },
    seen,
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(seen ? draftOf(seen, locale) : newDraft()),
    theirs,
    /** What both have; an archived one is explained by the server. */
    compared: theirs && !theirs.is_archived && { theirs: collectionInput(theirs), mine: inputOf(draft, locale) },
    overwrite: () => action.act(theirs?.version ?? 0),
    takeTheirs: () => {
      if (!theirs) return;
      keep(theirs);
      show(theirs);
      action.forget();
    },
  };
};

export type CollectionForm = ReturnType<typeof useCollectionForm>;
