import { useMemo, useState } from 'react';
import type { DocumentSurface, Scene } from '../types.ts';
import type { FrameProps } from './frameProps.ts';
import { inMode, renderDocument } from './renderDocument.ts';
import * as css from './stage.css.ts';
import { useContentHeight } from './useContentHeight.ts';
import { useFrameTheme } from './useFrameTheme.ts';
import { blankPage } from './usePage.ts';
import type { ThemeStore } from './themeStore.ts';

interface LetterProps extends FrameProps {
  scene: Scene;
  themeStore: ThemeStore;
  html: DocumentSurface['html'];
}

/** A document that brings its own styles, such as a mail, in a frame where nothing can run. */
export function Letter({ frame, scene, themeStore, html, ...props }: LetterProps) {
  const [page, setPage] = useState<Document | null>(null);
  const write = useMemo(
    () => page && (() => renderDocument(page, inMode(html(scene, themeStore.style()), scene.mode))),
    [page, html, scene, themeStore],
  );
  useFrameTheme(write, themeStore, frame);
  useContentHeight(frame, page, props);
  const onLoad = () => {
    const loaded = frame.current?.contentDocument ?? null;
    setPage(loaded);
    if (loaded) props.onPage(loaded);
  };
  return (
    <iframe
      ref={frame}
      title={props.title}
      sandbox="allow-same-origin"
      srcDoc={blankPage}
      width={props.width}
      inert={props.inert}
      className={css.frame}
      onLoad={onLoad}
    />
  );
}
