import { useMemo, useState } from 'react';
import type { DocumentSurface, Scene } from '../types.ts';
import type { FrameProps } from './frameProps.ts';
import { inMode, lay } from './lay.ts';
import * as css from './stage.css.ts';
import { useContentHeight } from './useContentHeight.ts';
import { useDressed } from './useDressed.ts';
import { blankPage } from './usePage.ts';
import type { Wardrobe } from './wardrobe.ts';

interface LetterProps extends FrameProps {
  scene: Scene;
  wardrobe: Wardrobe;
  html: DocumentSurface['html'];
}

/** A document that brings its own styles, such as a mail, in a frame where nothing can run. */
export function Letter({ frame, scene, wardrobe, html, ...props }: LetterProps) {
  const [page, setPage] = useState<Document | null>(null);
  const write = useMemo(
    () => page && (() => lay(page, inMode(html(scene, wardrobe.style()), scene.mode))),
    [page, html, scene, wardrobe],
  );
  useDressed(write, wardrobe, frame);
  useContentHeight(frame, page, props.width, props.onHeight);
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
