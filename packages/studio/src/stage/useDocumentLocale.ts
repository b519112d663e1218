import { useLayoutEffect } from 'react';
import type { Scene } from '../types.ts';

type DocumentLocale = Pick<Scene, 'language' | 'mode'>;

const setDocumentLocale = ({ documentElement: page }: Document, { language, mode }: DocumentLocale): void => {
  page.lang = language;
  page.dir = document.documentElement.dir || 'ltr';
  page.dataset['mode'] = mode;
};

/** Language, direction and mode of a frame's page, where style sheets and screen readers look for them. */
export const useDocumentLocale = (page: Document | null, { language, mode }: DocumentLocale): void => {
  useLayoutEffect(() => {
    if (page) setDocumentLocale(page, { language, mode });
  }, [page, language, mode]);
};
