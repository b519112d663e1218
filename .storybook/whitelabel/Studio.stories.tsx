import preview from '#storybook/preview';
import { LANGUAGES } from '@vitrine/api/rules';
import { Studio } from '@vitrine/studio';
import type { BrandDraft } from '@vitrine/studio';
import { useIntl } from 'react-intl';
import { expect, waitFor } from 'storybook/test';
import { studioLabels } from '../../apps/web/src/shared/mappers/labels/studio.ts';
import { drawnPictures } from '../../apps/web/src/testing/drawnPictures.ts';
import { catalogues } from '../catalogues.ts';
import { brandings, languageOf, partnerNames, readGlobals } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { useSurfaces } from './surfaces.ts';

const draftOf = (partner: Partner): BrandDraft => ({
  name: partnerNames[partner],
  style: brandings[partner],
  logo: null,
  logoDark: null,
});

/** A link made here leads back to what was seen. */
const keepFragment = ({ fragment }: { fragment: string }): void =>
  history.replaceState(history.state, '', `#${fragment}`);

const meta = preview.meta({
  title: 'White label/Studio',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(drawnPictures),
  render: (_, { globals }) => {
    const { partner, locale } = readGlobals(globals);
    const labels = studioLabels(useIntl());
    return (
      <Studio
        key={partner}
        start={draftOf(partner)}
        language={languageOf(locale)}
        languages={Object.values(LANGUAGES)}
        {...useSurfaces()}
        labels={labels}
        fragment={location.hash.slice(1)}
        onFragment={keepFragment}
      />
    );
  },
});

/** Edit a branding and see it on every screen, dialog and mail of the shop. */
export const Playground = meta.story({
  name: 'Edit a branding',
  play: async ({ canvasElement }) => {
    const landing = () =>
      canvasElement.querySelector<HTMLIFrameElement>('[data-surface=landing] iframe')?.contentDocument?.body;
    const heading = () => landing()?.querySelector('h1') ?? null;
    // What could not be shown says so at once: it is not waited for.
    const isBroken = () => landing()?.innerText.includes(catalogues.en['studio.stage.failed'] ?? '') ?? false;
    await waitFor(() => expect(heading() !== null || isBroken()).toBe(true));
    await expect(heading()).toBeInTheDocument();
  },
});
