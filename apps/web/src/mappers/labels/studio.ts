import type { StudioLabels } from '@vitrine/studio';
import type { IntlShape } from 'react-intl';

type Translate = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** A frame belongs to a house only where two are compared. */
const seen = ({ brandDraft, ...rest }: { title: string; width: number; brandDraft: string | null }) => ({
  ...rest,
  brandDraft: brandDraft ?? 'none',
});

const stageLabels = (t: Translate): StudioLabels['stage'] => ({
  label: t('label'),
  skip: t('skip'),
  groups: t('groups'),
  frame: (words) => t('frame', seen(words)),
  enter: (words) => t('enter', seen(words)),
  width: (width) => t('width', { width }),
  loading: t('loading'),
  failed: t('failed'),
  zoom: t('zoom'),
  fit: t('fit'),
  actual: t('actual'),
});

/** Words of the studio in the language of `intl`. */
export const studioLabels = (intl: IntlShape): StudioLabels => ({
  t: (word, values) => intl.formatMessage({ id: `studio.${word}` }, { ...values }),
  stage: stageLabels((id, values) => intl.formatMessage({ id: `studio.stage.${id}` }, { ...values })),
});
