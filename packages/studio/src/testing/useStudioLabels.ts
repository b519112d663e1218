import { useFormat } from '#storybook/labels';
import { useMemo } from 'react';
import english from '../../locales/en/studio.json' with { type: 'json' };
import portuguese from '../../locales/pt-BR/studio.json' with { type: 'json' };
import { createStudioLabels } from '../studioLabels.ts';
import type { StudioLabels } from '../words.ts';

const catalogues: Record<'english' | 'portuguese', Record<string, string>> = { english, portuguese };

/** The studio's labels for its stories, in the locale of the toolbar. */
export const useStudioLabels = (): StudioLabels => {
  const format = useFormat();
  return useMemo(
    () =>
      createStudioLabels((id, values) =>
        format([catalogues.english[id] ?? id, catalogues.portuguese[id] ?? id], values),
      ),
    [format],
  );
};
