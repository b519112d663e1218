import type { ReactNode } from 'react';
import type { Workbench } from './model/useWorkbench.ts';
import { Panel } from './panel/Panel.tsx';
import * as css from './studio.css.ts';
import type { RefusedLogos } from './types.ts';

interface ControlsProps {
  bench: Workbench;
  /** Names of two brand drafts. */
  sides: readonly string[];
  actions: ReactNode;
  refusedLogos: RefusedLogos;
}

/** The panel, wired to the workbench. */
export const Controls = ({ bench, sides, actions, refusedLogos }: ControlsProps) => {
  const { brandDraft, brandDrafts, editing, intake, dispatch } = bench;
  return (
    <div className={css.aside}>
      {actions ? <div className={css.actions}>{actions}</div> : null}
      <Panel
        key={editing}
        brandDraft={brandDraft}
        checked={bench.checked}
        legibility={bench.legibility}
        sides={sides}
        side={brandDrafts.length === 2 ? editing : null}
        onSide={({ side }) => dispatch({ do: 'switch', side })}
        proposal={intake.proposal}
        refusals={intake.refusals}
        refused={refusedLogos}
        onEdit={bench.edit}
        onEditStyle={bench.editStyle}
        onLogo={({ slot, file }) => void intake.takeLogo(slot, file)}
        bring={{
          received: intake.received,
          linkBroken: bench.linkBroken,
          onFile: ({ file }) => void intake.takeFile(file),
          onText: ({ text }) => void intake.takeText(text),
          onRepair: intake.acceptRepair,
          onCloseLink: bench.closeLink,
        }}
      />
    </div>
  );
};
