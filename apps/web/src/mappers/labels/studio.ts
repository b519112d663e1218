import type { StudioLabels } from '@vitrine/studio';
import type { IntlShape } from 'react-intl';

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** A frame belongs to a house only where two are compared. */
const seen = ({ house, ...rest }: { title: string; width: number; house: string | null }) => ({
  ...rest,
  house: house ?? 'none',
});

const stageLabels = (say: Say): StudioLabels['stage'] => ({
  label: say('label'),
  skip: say('skip'),
  groups: say('groups'),
  frame: (words) => say('frame', seen(words)),
  enter: (words) => say('enter', seen(words)),
  width: (width) => say('width', { width }),
  loading: say('loading'),
  failed: say('failed'),
  zoom: say('zoom'),
  fit: say('fit'),
  actual: say('actual'),
});

/** Words of the studio in the language of `intl`. */
export const studioLabels = (intl: IntlShape): StudioLabels => ({
  say: (word, values) => intl.formatMessage({ id: `studio.${word}` }, { ...values }),
  stage: stageLabels((id, values) => intl.formatMessage({ id: `studio.stage.${id}` }, { ...values })),
});
