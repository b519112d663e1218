import type { StageLabels } from './stage/labels.ts';
import type { StudioLabels } from './words.ts';

type Format = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** A frame belongs to a brand draft only where two are compared. */
const seen = ({ brandDraft, ...rest }: { title: string; width: number; brandDraft: string | null }) => ({
  ...rest,
  brandDraft: brandDraft ?? 'none',
});

const stageLabels = (format: Format): StageLabels => ({
  label: format('label'),
  skip: format('skip'),
  groups: format('groups'),
  frame: (words) => format('frame', seen(words)),
  enter: (words) => format('enter', seen(words)),
  width: (width) => format('width', { width }),
  loading: format('loading'),
  failed: format('failed'),
  zoom: format('zoom'),
  fit: format('fit'),
  actual: format('actual'),
  unseen: (groups) => format('unseen', { count: groups.length, groups: groups.join(', ') }),
  seeApproved: format('seeApproved'),
  same: format('same'),
});

/** The studio's labels, made by `format` from the messages in `@vitrine/studio/locales/<locale>/studio.json`. */
export const createStudioLabels = (format: Format): StudioLabels => ({
  t: (word, values) => format(`studio.${word}`, values),
  stage: stageLabels((id, values) => format(`studio.stage.${id}`, values)),
});
