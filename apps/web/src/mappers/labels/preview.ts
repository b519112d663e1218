import type { StudioLabels } from '@vitrine/studio';
import type { IntlShape } from 'react-intl';

/** Words of the studio's stage. */
export const stageLabels = (intl: IntlShape): StudioLabels['stage'] => {
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `preview.${id}` }, values);
  return {
    label: say('label'),
    skip: say('skip'),
    groups: say('groups'),
    frame: ({ title, width, house }) =>
      house === null
        ? say('frame', { title, width: String(width) })
        : say('frameOf', { title, width: String(width), house }),
    enter: ({ title, width, house }) =>
      house === null
        ? say('enter', { title, width: String(width) })
        : say('enterOf', { title, width: String(width), house }),
    width: (width) => say('width', { width: String(width) }),
    loading: say('loading'),
    failed: say('failed'),
    zoom: say('zoom'),
    fit: say('fit'),
    actual: say('actual'),
  };
};
