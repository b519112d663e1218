import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { IconButton } from '@vitrine/ui';
import { Announcer } from './Announcer.tsx';
import { chromeCss } from './chrome/chrome.ts';
import { useSheet } from './chrome/useSheet.ts';
import { filesOf, save } from './model/files.ts';
import type { StudioFile } from './model/files.ts';
import { legibilityOf } from './model/legible.ts';
import { encodeFragment } from './model/share.ts';
import { houseOf } from './model/state.ts';
import { useIntake } from './model/useIntake.ts';
import { useShortcuts } from './model/useShortcuts.ts';
import { useStudio } from './model/useStudio.ts';
import type { EditStyle } from './panel/ChoiceField.tsx';
import { useDrop } from './panel/LogoField.tsx';
import { Panel } from './panel/Panel.tsx';
import { Segments } from './panel/Segments.tsx';
import { Report } from './report/Report.tsx';
import { useContactSheet } from './sheet/index.ts';
import { Stage } from './stage/index.ts';
import type { ExportKind } from './toolbar/ExportPop.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import type { DocumentSurface, House, Language, Surface } from './types.ts';
import * as css from './studio.css.ts';
import { SayContext } from './words.ts';
import type { StudioLabels } from './words.ts';

export interface StudioProps {
  /** What one starts from. To start anew from another, give the studio another key. */
  start: House;
  /** The language one looks at first; English unless told. */
  language?: Language;
  /** Parts of the marketplace, with their goods, in the order in which they are shown. */
  surfaces: readonly Surface[];
  documents: readonly DocumentSurface[];
  labels: StudioLabels;
  /** The fragment of the page's address, which may carry a shared branding. */
  fragment?: string;
  /** Told a moment after a change, so that the page's address leads back to what is seen. */
  onFragment?: (fragment: string) => void;
  /** Where one goes back to; without it there is no way out but the browser's. */
  home?: string;
  /** Takes a file away; the browser's download unless told. */
  onSave?: (file: StudioFile) => void;
}

const views = ['edit', 'preview', 'report'] as const;
type View = (typeof views)[number];

const kinds = [
  'account',
  'resolver',
  'tokensLight',
  'tokensDark',
  'css',
  'tokensStudio',
  'figmaLight',
  'figmaDark',
  'sheetPdf',
  'sheetPng',
] as const satisfies ExportKind[];

const addressOf = (fragment: string): string => `${location.href.replace(/#.*$/, '')}#${fragment}`;

/** Makes a brand's look and shows it on the whole marketplace before it is live: brought, changed, judged, compared, shared, handed over. */
export const Studio = (props: StudioProps) => {
  const { start, language = 'en', surfaces, documents, labels, fragment = '', onFragment, home, onSave = save } = props;
  useSheet(chromeCss);
  const { state, dispatch, linkBroken, closeLink } = useStudio({ start, language, fragment, onFragment });
  const { history, editing, look } = state;
  const houses = history.present;
  const house = houseOf(state);
  const [view, setView] = useState<View>('edit');
  const [reportOpen, setReportOpen] = useState(false);
  // The stage changes first, what is said about it a moment later.
  const judged = useDeferredValue(house.style);
  const legibility = useMemo(() => legibilityOf(judged), [judged]);

  const edit = useCallback(
    (about: string, change: (house: House) => House) =>
      dispatch({ do: 'edit', edit: change, about, at: performance.now() }),
    [dispatch],
  );
  const editStyle: EditStyle = useCallback(
    (about, change) => edit(about, (now) => ({ ...now, style: change(now.style) })),
    [edit],
  );
  const intake = useIntake(house, edit);
  useShortcuts(useCallback((step) => dispatch({ do: step }), [dispatch]));
  const drop = useDrop((file) => void intake.takeFile(file));
  const { say } = labels;
  const sheet = useContactSheet(look, surfaces, labels.stage.label);
  return (
    <SayContext value={say}>
      <main className={css.studio} data-studio data-view={view} data-component="Studio" {...drop}>
        <div className={css.views}>
          <Segments
            label={say('views')}
            hideLabel
            options={views.map((value) => ({ value, label: say(`view.${value}`) }))}
            chosen={[view]}
            onChoose={setView}
          />
        </div>
        <div className={css.aside}>
          <div className={css.head}>
            {home === undefined ? null : <IconButton size="sm" icon="arrow-left" label={say('back')} href={home} />}
            <h1 className={css.title}>{say('title')}</h1>
          </div>
          <Panel
            key={editing}
            house={house}
            legibility={legibility}
            side={houses.length === 2 ? editing : null}
            onSide={(side) => dispatch({ do: 'switch', side })}
            proposal={intake.proposal}
            refusals={intake.refusals}
            onEdit={edit}
            onEditStyle={editStyle}
            onLogo={(slot, file) => void intake.takeLogo(slot, file)}
            bring={{
              received: intake.received,
              linkBroken,
              onFile: (file) => void intake.takeFile(file),
              onText: (text) => void intake.takeText(text),
              onRepair: intake.acceptRepair,
              onCloseLink: closeLink,
            }}
          />
        </div>
        <div className={css.main}>
          <Toolbar
            look={look}
            onLook={(next) => dispatch({ do: 'look', look: next })}
            compared={houses.length === 2}
            onCompare={() => dispatch({ do: 'compare', at: performance.now() })}
            canUndo={history.past.length > 0}
            canRedo={history.future.length > 0}
            onUndo={() => dispatch({ do: 'undo' })}
            onRedo={() => dispatch({ do: 'redo' })}
            makeLink={() => addressOf(encodeFragment(houses, look))}
            hasLogos={houses.some(({ logo, logoDark }) => logo !== null || logoDark !== null)}
            exports={kinds}
            onExport={(kind) => (sheet.isSheet(kind) ? sheet.ask(kind, house) : onSave(filesOf(house)[kind]))}
          />
          <div className={css.stage}>
            <Stage houses={houses} look={look} surfaces={surfaces} documents={documents} labels={labels.stage} />
          </div>
          <div className={css.report}>
            <Report
              style={judged}
              legibility={legibility}
              open={reportOpen || view === 'report'}
              onToggle={() => setReportOpen(!reportOpen)}
              onEdit={editStyle}
            />
          </div>
        </div>
        {sheet.making}
        <Announcer legibility={legibility} />
      </main>
    </SayContext>
  );
};
