import type { Branding, Mode } from '@vitrine/tokens';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language, Width } from '../types.ts';
import { Frame } from './Frame.tsx';
import { ScaledWindow } from './ScaledWindow.tsx';
import { screenHeights } from './sizes.ts';
import { createThemeStore } from './themeStore.ts';

export interface ThumbnailProps {
  /** Names the frame. */
  title: string;
  /** The look of the page around it unless given. */
  branding?: Branding | undefined;
  mode: Mode;
  language: Language;
  /** Of the window inside, in pixels: it decides the layout. */
  width: Width;
  /** The lowest height of that window in pixels; a usual screen of its width unless given. */
  minHeight?: number | undefined;
  /** Drawn so many times its true size. */
  scale: number;
  labels: ThumbnailLabels;
  children: ReactNode;
}

export interface ThumbnailLabels {
  loading: string;
  /** In the place of what broke. */
  failed: string;
}

/** A part of the marketplace in a look and at a true width, drawn small and only to be looked at. */
export function Thumbnail({
  title,
  branding,
  mode,
  language,
  width,
  minHeight,
  scale,
  labels,
  children,
}: ThumbnailProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(minHeight ?? screenHeights[width]);
  const onHeight = useCallback((change: { height: number }) => setHeight(change.height), []);
  const [isShown, setShown] = useState(false);
  const [themeStore] = useState(() => branding && createThemeStore(branding));
  useLayoutEffect(() => {
    if (branding) themeStore?.set(branding);
  }, [themeStore, branding]);
  const onPage = useCallback(() => setShown(true), []);
  return (
    <ScaledWindow width={width} height={height} scale={scale} waiting={isShown ? null : labels.loading}>
      <Frame
        title={title}
        width={width}
        minHeight={minHeight}
        inert
        frame={frame}
        onPage={onPage}
        onHeight={onHeight}
        scene={{ language, mode }}
        themeStore={themeStore}
        loading={labels.loading}
        failed={labels.failed}
      >
        {children}
      </Frame>
    </ScaledWindow>
  );
}
