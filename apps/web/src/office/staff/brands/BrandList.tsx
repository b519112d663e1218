import { useQuery } from '@tanstack/react-query';
import type { StaffBrand } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { staffKeys, staffQueries } from '../../parts/queries/staff.ts';
import { List } from '../../parts/list/List.tsx';
import type { ListState } from '../../parts/list/useListState.ts';
import { useChosen } from '../../parts/list/many/useChosen.ts';
import { ViewButton } from '../../parts/views/ViewButton.tsx';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { ManyBrands } from './ManyBrands.tsx';

/** Publishes a brand or takes it out; the notice offers to undo that. Where somebody else was faster, `problem` says who. */
const usePublish = () => {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const [busy, setBusy] = useState<number>();
  const action = useStaffAction({
    run: async ({ id, is_published }: StaffBrand) => {
      setBusy(id);
      const body = { is_published: !is_published, seen: is_published };
      return (await client.staffBrands.publish({ params: { id }, body })).data.data;
    },
    onDone: (brand) =>
      toast({
        message: t(`admin.brands.${brand.is_published ? 'nowPublished' : 'nowUnpublished'}`, { name: brand.name }),
        action: { label: t('admin.undo'), onPress: () => action.act(brand) },
      }),
    changes: staffKeys.brands,
  });
  return { ...action, isBusyWith: ({ id }: StaffBrand) => action.isBusy && busy === id };
};

function PublishButton({ brand, publish }: { brand: StaffBrand; publish: ReturnType<typeof usePublish> }) {
  const t = useTranslate();
  const words = t(brand.is_published ? 'admin.brands.unpublish' : 'admin.brands.publish');
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={publish.isBusyWith(brand)}
      label={`${words}, ${brand.name}`}
      onPress={() => publish.act(brand)}
    >
      {words}
    </Button>
  );
}

/** Brands of the marketplace by name. */
export function BrandList({ view, state }: { view: 'published' | 'unpublished'; state: ListState }) {
  const t = useTranslate();
  const queries = useQueriesOf(staffQueries);
  const list = useQuery(queries.brands({ page: state.page, view, search: state.words }));
  const publish = usePublish();
  const { chosen, selection, clear } = useChosen(list.data?.data ?? [], {
    all: t('admin.brands.many.chooseAll'),
    row: ({ name }) => t('admin.brands.many.choose', { name }),
  });
  return (
    <Stack space="md">
      {publish.problem && <Banner tone="critical">{publish.problem}</Banner>}
      <ManyBrands brands={chosen} isPublished={view === 'published'} onClear={clear} />
      <List
        list={list}
        state={state}
        caption={t(`admin.brands.${view}`)}
        empty={t('admin.brands.none')}
        rowId={({ id }) => String(id)}
        selection={selection}
        columns={[
          {
            id: 'name',
            label: t('admin.brands.brand'),
            rowHeader: true,
            cell: ({ name, slug }) => <TextLink href={paths.brand(slug)}>{name}</TextLink>,
          },
          { id: 'slug', label: t('admin.brands.slug'), cell: ({ slug }) => `/${slug}` },
          { id: 'people', label: t('admin.area.people'), align: 'end', cell: ({ people }) => people },
          {
            id: 'collections',
            label: t('admin.brands.collections'),
            align: 'end',
            cell: ({ collections }) => collections,
          },
          {
            id: 'facts',
            label: t('admin.brands.facts'),
            cell: ({ id, name }) => (
              <Button
                variant="secondary"
                size="sm"
                href={paths.admin(`brand-facts/${id}`)}
                label={t('admin.brands.factsOf', { name })}
              >
                {t('admin.brands.showFacts')}
              </Button>
            ),
          },
          {
            id: 'publish',
            label: t('admin.brands.inShop'),
            cell: (brand) => <PublishButton brand={brand} publish={publish} />,
          },
          {
            id: 'view',
            label: t('admin.view.short'),
            cell: ({ id, name }) => <ViewButton of={{ subject: 'brand', id }} name={name} />,
          },
        ]}
      />
    </Stack>
  );
}
