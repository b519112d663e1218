import { WindowProvider } from '@vitrine/ui/foundation';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Scene } from '../types.ts';
import type { ScrollSync } from './scrollSync.ts';
import { Boundary } from './Boundary.tsx';
import type { FrameProps } from './frameProps.ts';
import { Plain } from './Plain.tsx';
import * as css from './stage.css.ts';
import { useContentHeight } from './useContentHeight.ts';
import { useFrameTheme } from './useFrameTheme.ts';
import { blankPage, usePage } from './usePage.ts';
import { useDocumentLocale } from './useDocumentLocale.ts';
import { createThemeApplier } from './themeStore.ts';
import type { ThemeStore } from './themeStore.ts';

interface LiveFrameProps extends FrameProps {
  scene: Pick<Scene, 'language' | 'mode'>;
  /** Without one the frame has the theme of the page around it. */
  themeStore: ThemeStore | undefined;
  scrollSync?: ScrollSync;
  /** In the place of what broke. */
  failed: string;
  /** While it is on its way. */
  loading: string;
  children: ReactNode;
}

/**
 * A window of a true width: what is in it meets its media queries, its `vw`, its own scrolling. It is filled through a portal,
 * so that it is part of the program around it.
 */
export function Frame({ frame, scene, themeStore, scrollSync, failed, loading, children, ...props }: LiveFrameProps) {
  const keepsTheme = themeStore === undefined;
  const { page, onLoad } = usePage(frame, { scrollSync, keepsTheme, onPage: props.onPage });
  useDocumentLocale(page, scene);
  const put = useMemo(() => page && createThemeApplier(page), [page]);
  const { mode } = scene;
  const isResting = props.inert;
  const applyTheme = useMemo(
    () => put && themeStore && (() => put(themeStore.get(), { mode, isResting })),
    [put, themeStore, mode, isResting],
  );
  useFrameTheme(applyTheme, themeStore, frame);
  useContentHeight(frame, page, props);
  return (
    <>
      <iframe
        ref={frame}
        title={props.title}
        srcDoc={blankPage}
        width={props.width}
        inert={props.inert}
        className={css.frame}
        onLoad={onLoad}
      />
      {page?.defaultView &&
        createPortal(
          <WindowProvider view={page.defaultView} isResting={isResting}>
            <Boundary fallback={<Plain words={failed} />}>
              <Suspense fallback={<Plain words={loading} />}>{children}</Suspense>
            </Boundary>
          </WindowProvider>,
          page.body,
        )}
    </>
  );
}
