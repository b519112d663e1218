import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedView } from '@vitrine/api/client';
import type { SavedList } from '@vitrine/api/rules';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { savedViewKeys, savedViewQueries } from '../queries/savedViews.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useStaffAction } from '../useStaffAction.ts';

type New = Pick<SavedView, 'name' | 'query'>;

/** The views of a list that the user keeps, and what can be done with them. */
export const useSavedViews = (list: SavedList) => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(savedViewQueries(client).list(list));
  const calls = client.savedViews;
  const changes = savedViewKeys.list(list);
  const show = (views: SavedView[]): void => {
    queryClient.setQueryData(changes, views);
  };
  const save = useStaffAction({
    run: async (view: New) => (await calls.save({ body: { list, ...view } })).data.data,
    done: (_views, { name }) => t('admin.views.saved', { name }),
    onDone: show,
    changes,
  });
  const rename = useStaffAction({
    run: async ({ id, name }: Pick<SavedView, 'id' | 'name'>) =>
      (await calls.rename({ params: { id }, body: { name } })).data.data,
    done: (_views, { name }) => t('admin.views.saved', { name }),
    onDone: show,
    changes,
  });
  const remove = useStaffAction({
    run: async ({ id }: SavedView) => (await calls.remove({ params: { id } })).data.data,
    onDone: (views, { name, query }) => {
      show(views);
      const action = { label: t('admin.undo'), onPress: () => save.act({ name, query }) };
      toast({ message: t('admin.views.deleted', { name }), action });
    },
    changes,
  });
  return { views: data, save, rename, remove };
};
