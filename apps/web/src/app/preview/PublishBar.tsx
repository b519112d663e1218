import type { BrandingState } from '@vitrine/api/client';
import type { BrandDraft, RefusedLogos } from '@vitrine/studio';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { Decisions } from '../../office/parts/branding/Decisions.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { BrandingProblem } from '../../office/parts/branding/BrandingProblem.tsx';
import { PublishLook } from '../../office/parts/branding/PublishLook.tsx';
import { useBranding } from '../../office/parts/branding/useBranding.ts';

interface PublishBarProps {
  draft: BrandDraft;
  state: BrandingState;
  /** Paths of the logos that were there, by their pictures. */
  kept: ReadonlyMap<string, string>;
  onSaved: (state: BrandingState) => void;
  /** The studio shows at their fields which logos the server does not take. */
  onRefused: (refused: RefusedLogos) => void;
  /** What somebody else has saved takes the place of the draft. */
  onTakeTheirs: (state: BrandingState) => void;
}

/** What staff do with the look that is made: keep it as a draft, or make it live (D-067, D-113). */
export function PublishBar({ draft, state, kept, onSaved, onRefused, onTakeTheirs }: PublishBarProps) {
  const t = useTranslate();
  const actions = useBranding({ state, kept, onSaved, onRefused });
  const { theirs } = actions;
  return (
    <Stack space="sm">
      <Inline>
        <PublishLook
          name={draft.name}
          isBusy={actions.isBusy}
          onPublish={() => actions.run({ do: 'publish', draft })}
        />
        <Button variant="secondary" size="sm" busy={actions.isBusy} onPress={() => actions.run({ do: 'save', draft })}>
          {t('branding.save')}
        </Button>
      </Inline>
      {state.draft && <Decisions version={state.version} />}
      <BrandingProblem
        actions={actions}
        onSaveMine={() => actions.run({ do: 'save', draft })}
        onTakeTheirs={() => theirs && onTakeTheirs(theirs)}
      />
    </Stack>
  );
}
