import { WindowProvider } from '@vitrine/ui/foundation';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { blankPage, usePage } from '../stage/usePage.ts';
import { useDocumentLocale } from '../stage/useDocumentLocale.ts';
import { createThemeApplier, themeCssOf } from '../stage/themeStore.ts';
import type { BrandDraft, Look, Surface } from '../types.ts';
import * as css from './frame.css.ts';
import { asOnScreen, paperCss } from './paper.ts';
import { photograph } from './photograph.ts';
import { settle } from './settle.ts';
import { Sheet } from './Sheet.tsx';
import { WIDTH } from './sheet.css.ts';

export type SheetKind = 'sheetPng' | 'sheetPdf';

export interface ContactSheetProps {
  kind: SheetKind;
  brandDraft: BrandDraft;
  look: Look;
  surfaces: readonly Surface[];
  /** Names the frame, and what stands above the surfaces. */
  title: string;
  /** Told when it is done; a picture is handed over, a document is printed by the browser. Null when it could not be made. */
  onDone: (result: { picture: Blob | null }) => void;
}

const nothing = () => undefined;

const printed = async (page: Document): Promise<null> => {
  asOnScreen(page);
  const paper = new (page.defaultView ?? globalThis).CSSStyleSheet();
  paper.replaceSync(paperCss(WIDTH, page.documentElement.scrollHeight));
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, paper];
  page.defaultView?.print();
  return null;
};

const make = async (page: Document, kind: SheetKind): Promise<Blob | null> => {
  await settle(page);
  const sheet = page.querySelector<HTMLElement>('[data-part=sheet]');
  if (!sheet) return null;
  return kind === 'sheetPdf' ? printed(page) : photograph(sheet);
};

/** Makes a contact sheet out of sight, then says so. */
export const ContactSheet = ({ kind, brandDraft, look, surfaces, title, onDone }: ContactSheetProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { page, onLoad } = usePage(frame, { onPage: nothing });
  useDocumentLocale(page, look);
  const applyTheme = useMemo(() => page && createThemeApplier(page), [page]);
  useEffect(
    () => applyTheme?.(themeCssOf(brandDraft.style), { mode: look.mode, isResting: true }),
    [applyTheme, brandDraft.style, look.mode],
  );
  const done = useRef(onDone);
  useEffect(() => {
    if (!page) return undefined;
    let isLeft = false;
    void make(page, kind)
      .catch((error: unknown) => {
        // A sheet whose page is gone cannot be finished, and nobody waits for it.
        if (!isLeft) console.error(error);
        return null;
      })
      .then((picture) => done.current({ picture }));
    return () => {
      isLeft = true;
    };
  }, [page, kind]);
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        aria-hidden
        tabIndex={-1}
        inert
        srcDoc={blankPage}
        width={WIDTH}
        className={css.frame}
        onLoad={onLoad}
      />
      {page?.defaultView &&
        createPortal(
          <WindowProvider view={page.defaultView} isResting>
            <Sheet
              brandDraft={brandDraft}
              look={look}
              surfaces={surfaces.filter(({ inSheet }) => inSheet)}
              title={title}
            />
          </WindowProvider>,
          page.body,
        )}
    </>
  );
};
