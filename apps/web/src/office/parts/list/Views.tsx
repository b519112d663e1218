import type { SavedList } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { Menu, type MenuEntry } from '@vitrine/ui/components/Menu';
import { Inline } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { ListState } from './useListState.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewName } from './ViewName.tsx';

interface ViewsProps {
  list: SavedList;
  state: Pick<ListState, 'query' | 'show'>;
}

/** The views that the user keeps of a list: chosen from a menu, saved, renamed and deleted. */
export function Views({ list, state: { query, show } }: ViewsProps) {
  const t = useTranslate();
  const { views, save, rename, remove } = useSavedViews(list);
  const [asked, setAsked] = useState<'save' | 'rename' | null>(null);
  const current = views.find((view) => view.query === query);
  const done = { onSuccess: () => setAsked(null) };
  const ask = (what: typeof asked) => {
    save.forget();
    rename.forget();
    setAsked(what);
  };
  const entries: MenuEntry[] = [
    { id: 'all', label: t('admin.views.all'), icon: query === '' ? 'check' : 'list' },
    ...views.map(({ id, name }): MenuEntry => ({
      id: String(id),
      label: name,
      icon: id === current?.id ? 'check' : 'filter',
    })),
    ...(current
      ? ([
          { id: 'rename', label: t('admin.views.rename', { name: current.name }), icon: 'edit' },
          { id: 'delete', label: t('admin.views.delete', { name: current.name }), icon: 'trash' },
        ] as const)
      : []),
  ];
  const choose = ({ id }: { id: string }): void => {
    if (id === 'all') show('');
    else if (id === 'rename') ask('rename');
    else if (id !== 'delete') show(views.find((view) => String(view.id) === id)?.query ?? '');
    else if (current) remove.act(current);
  };
  return (
    <Inline space="sm" align="center">
      {!current && query !== '' && (
        <Button variant="secondary" size="sm" onPress={() => ask('save')}>
          {t('admin.views.save')}
        </Button>
      )}
      {views.length > 0 && (
        <Menu label={t('admin.views.title')} entries={entries} onChoose={choose}>
          {current ? t('admin.views.current', { name: current.name }) : t('admin.views.title')}
        </Menu>
      )}
      {asked === 'save' && (
        <ViewName
          title={t('admin.views.save')}
          name=""
          action={save}
          onSave={({ name }) => save.act({ name, query }, done)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'rename' && current && (
        <ViewName
          title={t('admin.views.rename', { name: current.name })}
          name={current.name}
          action={rename}
          onSave={({ name }) => rename.act({ id: current.id, name }, done)}
          onClose={() => setAsked(null)}
        />
      )}
    </Inline>
  );
}
