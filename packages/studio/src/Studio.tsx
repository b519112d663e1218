import { useMemo, useState, type ReactNode } from 'react';
import { IconButton } from '@vitrine/ui';
import { Announcer } from './Announcer.tsx';
import { chromeCss } from './chrome/chrome.ts';
import { useSheet } from './chrome/useSheet.ts';
import { Controls } from './Controls.tsx';
import { filesOf, save } from './model/files.ts';
import type { StudioFile } from './model/files.ts';
import { useWorkbench, type Workbench } from './model/useWorkbench.ts';
import { useDrop } from './panel/LogoField.tsx';
import { Segments } from './panel/Segments.tsx';
import { Report } from './report/Report.tsx';
import { useContactSheet } from './sheet/index.ts';
import { Stage } from './stage/index.ts';
import type { ExportKind } from './toolbar/ExportPop.tsx';
import type {
  DocumentSurface,
  BrandDraft,
  Language,
  LanguageChoice,
  RefusedLogos,
  Surface,
  SurfacePlace,
} from './types.ts';
import * as css from './studio.css.ts';
import { Tools } from './Tools.tsx';
import { TranslateContext, useTranslate } from './words.ts';
import type { StudioLabels } from './words.ts';

export interface StudioProps {
  /** What one starts from. To start again from another, give the studio another key. */
  start: BrandDraft;
  /** What is live now: *Compare* puts it beside a draft that differs. Unless told, what one starts from. */
  live?: BrandDraft;
  /** The language one looks at first; English unless told. */
  language?: Language;
  /** Languages to choose from; English alone unless told. */
  languages?: readonly LanguageChoice[];
  /** Parts of the marketplace, with their goods, in the order in which they are shown. */
  surfaces: readonly Surface[];
  documents: readonly DocumentSurface[];
  labels: StudioLabels;
  /** The fragment of the page's address, which may carry a shared branding. */
  fragment?: string;
  /** Told a moment after a change, so that the page's address leads back to what is seen. */
  onFragment?: (change: { fragment: string }) => void;
  /** Where one goes back to; without it there is no way out but the browser's. */
  home?: string;
  /** Takes a file away; the browser's download unless told. */
  onSave?: (file: StudioFile) => void;
  /** What the application does with the draft that is edited, such as buttons that publish it. Shown above the fields. */
  actions?: (draft: BrandDraft) => ReactNode;
  /** Logos that the application did not take, such as a drawing that its server refuses. The reason is shown at the logo's field until it is another one. */
  refusedLogos?: RefusedLogos;
  /** What the application shows below the title of each surface, such as comments on it. One function for all renders: a new one draws every surface again. */
  remarks?: (place: SurfacePlace) => ReactNode;
}

const views = ['edit', 'preview', 'report'] as const;
type View = (typeof views)[number];

/** Name, way out, and on a phone which part is in view. */
const Head = ({
  home,
  view,
  onView,
}: Pick<StudioProps, 'home'> & { view: View; onView: (choice: { value: View }) => void }) => {
  const t = useTranslate();
  return (
    <header className={css.head}>
      {home === undefined ? null : <IconButton size="sm" icon="arrow-left" label={t('back')} href={home} />}
      <h1 className={css.title}>{t('title')}</h1>
      <div className={css.views}>
        <Segments
          label={t('views')}
          hideLabel
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          chosen={[view]}
          onChoose={onView}
        />
      </div>
    </header>
  );
};

/** Names of two brand drafts: A and B, and which of them is what the others are compared with. */
const useSides = (
  { isFirstBeside, isSecondBeside }: Workbench,
  t: StudioLabels['t'],
  known: 'compare.live' | 'compare.start',
): readonly string[] =>
  useMemo(() => {
    const name = (side: string, isKnown: boolean) => (isKnown ? t(known, { side }) : side);
    return [name(t('compare.a'), isFirstBeside), name(t('compare.b'), isSecondBeside)];
  }, [isFirstBeside, isSecondBeside, t, known]);

/** Makes a brand's look and shows it on the whole marketplace before it is live: brought, changed, checked, compared, shared, handed over. */
export const Studio = (props: StudioProps) => {
  const {
    start,
    live,
    surfaces,
    documents,
    labels,
    fragment = '',
    onFragment,
    home,
    onSave = save,
    actions,
    refusedLogos = {},
    remarks,
  } = props;
  const { languages = [{ tag: 'en', name: 'English' }] } = props;
  const { language = languages[0]?.tag ?? 'en' } = props;
  useSheet(chromeCss);
  const bench = useWorkbench({
    start,
    beside: live ?? start,
    language,
    languages: languages.map(({ tag }) => tag),
    fragment,
    onFragment,
  });
  const sides = useSides(bench, labels.t, live === undefined ? 'compare.start' : 'compare.live');
  const { brandDraft, brandDrafts, look } = bench;
  const [view, setView] = useState<View>('edit');
  const [reportOpen, setReportOpen] = useState(false);
  const drop = useDrop(({ file }) => void bench.intake.takeFile(file));
  const sheet = useContactSheet(look, surfaces, labels.stage.label);
  const take = ({ kind }: { kind: ExportKind }) =>
    sheet.isSheet(kind) ? sheet.ask(kind, brandDraft) : onSave(filesOf(brandDraft)[kind]);
  return (
    <TranslateContext value={labels.t}>
      <main className={css.studio} data-studio data-view={view} data-component="Studio" {...drop}>
        <Head home={home} view={view} onView={({ value }) => setView(value)} />
        <Controls bench={bench} sides={sides} actions={actions?.(brandDraft)} refusedLogos={refusedLogos} />
        <div className={css.main}>
          <Tools bench={bench} languages={languages} onExport={take} />
          <div className={css.stage}>
            <Stage
              brandDrafts={brandDrafts}
              sides={sides}
              look={look}
              surfaces={surfaces}
              documents={documents}
              labels={labels.stage}
              remarks={remarks}
              onViewer={({ viewer }) => bench.dispatch({ do: 'look', look: { viewer } })}
            />
          </div>
          <div className={css.report}>
            <Report
              style={bench.checked}
              legibility={bench.legibility}
              open={reportOpen || view === 'report'}
              onToggle={() => setReportOpen(!reportOpen)}
              onEdit={bench.editStyle}
            />
          </div>
        </div>
        {sheet.making}
        <Announcer legibility={bench.legibility} />
      </main>
    </TranslateContext>
  );
};
