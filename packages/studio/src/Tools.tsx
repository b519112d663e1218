import { encodeFragment } from './model/share.ts';
import type { Workbench } from './model/useWorkbench.ts';
import type { ExportKind } from './toolbar/ExportPop.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

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

const addressOf = (fragment: string): string => new URL(`#${fragment}`, location.href).href;

/** The toolbar, wired to the workbench. */
export const Tools = ({ bench, onExport }: { bench: Workbench; onExport: (kind: ExportKind) => void }) => {
  const { brandDrafts, look, dispatch } = bench;
  return (
    <Toolbar
      look={look}
      onLook={(next) => dispatch({ do: 'look', look: next })}
      compared={brandDrafts.length === 2}
      onCompare={() => dispatch({ do: 'compare', at: performance.now() })}
      canUndo={bench.canUndo}
      canRedo={bench.canRedo}
      onUndo={() => dispatch({ do: 'undo' })}
      onRedo={() => dispatch({ do: 'redo' })}
      makeLink={() => addressOf(encodeFragment(brandDrafts, look))}
      hasLogos={brandDrafts.some(({ logo, logoDark }) => logo !== null || logoDark !== null)}
      exports={kinds}
      onExport={onExport}
    />
  );
};
