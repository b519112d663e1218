import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Content, type ContentChange } from '@vitrine/api/client';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { currentOf, type Fields } from '../../parts/mappers/staffContent.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { useAskBeforeForgetting } from '../../parts/form/useAskBeforeLeaving.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

/** Where a document keeps the name that it was added under. */
const nameFields: Partial<Record<Content['kind'], string>> = {
  page: 'title',
  hero: 'title',
  event: 'name',
  segment: 'name',
};

/** A new document begins with the name that it was added under. */
const firstDraft = ({ document, kind, version }: Content, title: string | undefined): Fields => {
  const field = nameFields[kind];
  return field && version === null && title ? { ...document, [field]: { en: title } } : document;
};

/** A page with days is not in the shop on others. */
const hasDays = (saved: Content): boolean =>
  saved.kind === 'page' && (saved.document.shown_from !== null || saved.document.shown_until !== null);

/** The draft of a document, how it is saved or removed, and the version of somebody who was faster. */
export const useSaving = (content: Content, title?: string) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { name, kind } = content;
  const [base, setBase] = useState(content);
  const [draft, setDraft] = useState(() => firstDraft(content, title));
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(base.document);
  useAskBeforeForgetting(isUnsaved);
  const [current, setCurrent] = useState<Content>();
  const [isSaved, setSaved] = useState(false);
  const params = { name };
  const saidWhenSaved = (saved: Content) => t(hasDays(saved) ? 'admin.content.savedDays' : 'admin.content.saved');
  const adopt = (saved: Content) => {
    setBase(saved);
    setDraft(saved.document);
    setCurrent(undefined);
    setSaved(true);
    queryClient.setQueryData(staffKeys.document(name), saved);
    // What this window has read of the shop is read again where it is needed.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'staff', refetchType: 'none' });
    // Nobody waits for the list of versions.
    void queryClient.invalidateQueries({ queryKey: staffKeys.contentVersions(name) });
  };
  /** The saved document; keeps what somebody else has saved meanwhile. */
  const savedBy = async (write: Promise<{ data: { data: Content } }>): Promise<Content> => {
    try {
      return (await write).data.data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setCurrent(currentOf(error.body));
      throw error;
    }
  };
  const save = useStaffAction({
    run: (seen: string | null) => {
      const body = { kind, document: draft, seen } as unknown as ContentChange;
      return savedBy(client.staffContent.set({ params, body }));
    },
    onDone: adopt,
    done: saidWhenSaved,
    changes: staffKeys.contentList,
  });
  const restore = useStaffAction({
    run: (id: number) => savedBy(client.staffContent.restore({ params, body: { id, seen: base.version } })),
    onDone: adopt,
    done: saidWhenSaved,
    changes: staffKeys.contentList,
  });
  const bringBack = useStaffAction({
    run: async () => {
      const body = { kind, document: base.document, seen: null } as unknown as ContentChange;
      return (await client.staffContent.set({ params, body })).data.data;
    },
    done: saidWhenSaved,
    changes: staffKeys.contentList,
  });
  const remove = useStaffAction({
    run: () => client.staffContent.remove({ params, query: { seen: base.version ?? '' } }),
    onDone: () => {
      queryClient.removeQueries({ queryKey: staffKeys.document(name) });
      const action = { label: t('admin.undo'), onPress: () => bringBack.act() };
      toast({ message: t('admin.content.removed'), action });
      void navigate(paths.admin('account'));
    },
    changes: staffKeys.contentList,
  });
  return { base, draft, isUnsaved, isSaved, setDraft, current, adopt, save, restore, remove };
};
