import { encodeFragment } from './model/share.ts';
import type { Workbench } from './model/useWorkbench.ts';
import type { ExportKind } from './toolbar/ExportPop.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import type { LanguageChoice } from './types.ts';

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

interface ToolsProps {
  bench: Workbench;
  languages: readonly LanguageChoice[];
  onExport: (choice: { kind: ExportKind }) => void;
}

/** The toolbar, wired to the workbench. */
export const Tools = ({ bench, languages, onExport }: ToolsProps) => {
  const { brandDrafts, look, dispatch, toggleCompared } = bench;
  return (
    <Toolbar
      look={look}
      languages={languages}
      onLook={(next) => dispatch({ do: 'look', look: next })}
      compared={brandDrafts.length === 2}
      onCompare={toggleCompared}
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
