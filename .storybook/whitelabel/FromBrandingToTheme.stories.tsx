import preview from '#storybook/preview';
import type { Mode } from '@vitrine/tokens';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Derivation } from '../blocks/Derivation.tsx';
import { Page } from '../blocks/Page.tsx';
import { brandings, modeOf, readGlobals } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { expectTranslated } from '../words/expectTranslated.ts';
import { themeWords } from '../words/theme.ts';
import { useWords } from '../words/useWords.ts';

const Theme = ({ partner, mode }: { partner: Partner; mode: Mode }) => {
  const t = useWords(themeWords);
  const [branding, setBranding] = useState(brandings[partner]);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Derivation branding={branding} mode={mode} partner={partner} onChange={setBranding} />
    </Page>
  );
};

const meta = preview.meta({
  title: 'White label/From branding to theme',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => {
    const seen = readGlobals(globals);
    return <Theme key={seen.partner} partner={seen.partner} mode={modeOf(seen)} />;
  },
});

/** Eight steps from a few colours to a theme. Change the colours to see each step change. */
export const Live = meta.story({ name: 'Eight steps' });

/** A pure yellow brand stays legible on white. The page says which colours changed. */
export const Yellow = meta.story({
  name: 'Pure yellow brand',
  globals: { partner: 'fjord', mode: 'light' },
  play: async ({ canvas, canvasElement }) => {
    const part = (name: string) => canvasElement.querySelector(`[data-role="${name}"]`);
    const before = part('brand')?.textContent;
    await fireEvent.input(canvas.getByLabelText(/^Brand/), { target: { value: '#ffff00' } });
    await expect(part('brand')?.textContent).not.toBe(before);
    await expect(canvas.getByText(/^The Brand seed #ffff00 became #\w{6} as Brand fill:/)).toBeVisible();
    const [, holds, all] = /(\d+) of (\d+) pairs hold/.exec(canvas.getByText(/pairs hold$/).textContent ?? '') ?? [];
    await expect(holds).toBe(all);
  },
});

/** Every text of the page follows the language of the toolbar. In the pseudo language, a text that does not follow stays plain. */
export const Translated = meta.story({
  name: 'No text in one language',
  globals: { locale: 'pseudo' },
  play: ({ canvasElement }) => expectTranslated(canvasElement),
});
