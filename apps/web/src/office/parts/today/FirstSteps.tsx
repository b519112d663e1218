import { TaskList } from '@vitrine/ui/components/TaskList';
import type { FIRST_STEPS } from '@vitrine/api/rules';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

type Step = (typeof FIRST_STEPS)[number];

/** Where a step is done. */
const places: Record<Step, string> = {
  pricelist: 'brand/pricelists',
  collection: 'brand/collections/add',
  product: 'brand/products',
};

/** Leads a brand without products to its first one. */
export function FirstSteps({ steps }: { steps: readonly { kind: Step; is_done: boolean }[] }) {
  const t = useTranslate();
  const next = steps.find(({ is_done }) => !is_done);
  const noteOf = (step: (typeof steps)[number]) => {
    if (step.is_done) return t('admin.today.first.done');
    return step === next ? t('admin.today.first.next') : undefined;
  };
  return (
    <TaskList
      ordered
      title={t('admin.today.first')}
      rows={steps.map((step) => ({
        id: step.kind,
        title: t(`admin.today.first.${step.kind}`),
        detail: t(`admin.today.first.${step.kind}Text`),
        href: paths.admin(places[step.kind]),
        note: noteOf(step),
        isDone: step.is_done,
      }))}
    />
  );
}
