import { useQuery } from '@tanstack/react-query';
import type { StaffBrand } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../config/paths.ts';
import { useToast } from '../../../connected/toasts.tsx';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';
import { staffKeys } from '../../../queries/staff.ts';
import { List } from '../list/List.tsx';
import type { ListState } from '../list/useListState.ts';
import { ViewButton } from '../view/ViewButton.tsx';
import { useStaffAction } from '../useStaffAction.ts';
import { useStaffQueries } from '../useStaffQueries.ts';

/** Publishes a brand or takes it out; the notice offers to undo that. */
function PublishButton({ brand }: { brand: StaffBrand }) {
  const t = useTranslate();
  const toast = useToast();
  const { client } = useServices();
  const { act, isBusy, problem } = useStaffAction({
    run: (is_published: boolean) => client.staffBrands.publish({ params: { id: brand.id }, body: { is_published } }),
    onDone: (_answer, is_published) =>
      toast({
        message: t(`admin.brands.${is_published ? 'nowPublished' : 'nowUnpublished'}`, { name: brand.name }),
        action: { label: t('admin.undo'), onPress: () => act(!is_published) },
      }),
    changes: staffKeys.brands,
  });
  const words = t(brand.is_published ? 'admin.brands.unpublish' : 'admin.brands.publish');
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        label={`${words}, ${brand.name}`}
        onPress={() => act(!brand.is_published)}
      >
        {words}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}

/** Brands of the marketplace by name. */
export function BrandList({ view, state }: { view: 'published' | 'unpublished'; state: ListState }) {
  const t = useTranslate();
  const queries = useStaffQueries();
  const list = useQuery(queries.brands({ page: state.page, view, search: state.words }));
  return (
    <List
      list={list}
      state={state}
      caption={t(`admin.brands.${view}`)}
      empty={t('admin.brands.none')}
      rowId={({ id }) => String(id)}
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
        { id: 'publish', label: t('admin.brands.inShop'), cell: (brand) => <PublishButton brand={brand} /> },
        {
          id: 'view',
          label: t('admin.view.short'),
          cell: ({ id, name }) => <ViewButton of={{ subject: 'brand', id }} name={name} />,
        },
      ]}
    />
  );
}
