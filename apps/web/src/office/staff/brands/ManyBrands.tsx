import type { StaffBrand } from '@vitrine/api/client';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { ManyChosen } from '../../parts/list/many/ManyChosen.tsx';

interface ManyBrandsProps {
  brands: readonly StaffBrand[];
  isPublished: boolean;
  onClear: () => void;
}

/** Publishes the chosen brands, or takes them out of the shop. *Undo* makes the same call the other way round. */
export function ManyBrands({ brands, isPublished, onClear }: ManyBrandsProps) {
  const t = useTranslate();
  const { client } = useServices();
  const count = brands.length;
  const words = `admin.brands.many.${isPublished ? 'unpublish' : 'publish'}`;
  const set = (published: boolean) => async (rows: readonly StaffBrand[]) => {
    const body = { is_published: published, brands: rows.map(({ id }) => ({ id, seen: !published })) };
    return (await client.staffBrands.publishMany({ body })).data.data;
  };
  return (
    <ManyChosen
      rows={brands}
      chosen={t('admin.brands.many.chosen', { count })}
      nameOf={({ name }) => name}
      actions={[
        {
          id: 'publish',
          label: t(words),
          title: t(`${words}.title`, { count }),
          text: t(`${words}.text`),
          run: set(!isPublished),
          done: (done) => t(`${words}.done`, { count: done }),
          undo: set(isPublished),
        },
      ]}
      changes={staffKeys.brands}
      onClear={onClear}
    />
  );
}
