import { WindowProvider } from '@vitrine/ui/foundation';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Scene } from '../types.ts';
import type { Bond } from './bond.ts';
import { Boundary } from './Boundary.tsx';
import type { FrameProps } from './frameProps.ts';
import { Plain } from './Plain.tsx';
import * as css from './stage.css.ts';
import { useContentHeight } from './useContentHeight.ts';
import { useDressed } from './useDressed.ts';
import { blankPage, usePage } from './usePage.ts';
import { useTongue } from './useTongue.ts';
import { dresser } from './wardrobe.ts';
import type { Wardrobe } from './wardrobe.ts';

interface LiveFrameProps extends FrameProps {
  scene: Pick<Scene, 'language' | 'mode'>;
  wardrobe: Wardrobe;
  bond?: Bond;
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
export function Frame({ frame, scene, wardrobe, bond, failed, loading, children, ...props }: LiveFrameProps) {
  const { page, onLoad } = usePage(frame, bond, props.onPage);
  useTongue(page, scene);
  const put = useMemo(() => page && dresser(page), [page]);
  const { mode } = scene;
  const isResting = props.inert;
  const dress = useMemo(
    () => put && (() => put(wardrobe.get(), { mode, isResting })),
    [put, wardrobe, mode, isResting],
  );
  useDressed(dress, wardrobe, frame);
  useContentHeight(frame, page, props.width, props.onHeight);
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
