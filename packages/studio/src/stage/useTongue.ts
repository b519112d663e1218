import { useLayoutEffect } from 'react';
import type { Scene } from '../types.ts';

type Tongue = Pick<Scene, 'language' | 'mode'>;

const speak = ({ documentElement: page }: Document, { language, mode }: Tongue): void => {
  page.lang = language;
  page.dir = document.documentElement.dir || 'ltr';
  page.dataset['mode'] = mode;
};

/** Language, direction and mode of a frame's page, where style sheets and screen readers look for them. */
export const useTongue = (page: Document | null, { language, mode }: Tongue): void => {
  useLayoutEffect(() => {
    if (page) speak(page, { language, mode });
  }, [page, language, mode]);
};
