import preview from '#storybook/preview';
import { visualModes } from '#storybook/modes';
import { themes } from '@vitrine/tokens';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atWork, frameVariable, hexOf, paint } from './testing/AtWork.fixture.tsx';

const meta = preview.meta({ ...atWork, title: 'White label/Studio/At work' });

/** A quiet tool around a loud brand. */
export const Playground = meta.story({
  name: 'Studio',
  parameters: { chromatic: { disableSnapshot: false, modes: visualModes({ partners: ['vitrine'] }) } },
  play: async ({ canvasElement }) => {
    const pages = () => [...canvasElement.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
    await waitFor(() =>
      expect(pages().length > 1 && pages().every((page) => (page?.body.innerText ?? '') !== '')).toBe(true),
    );
  },
});

/** One drag of a colour is one step back, by key or button; steps in a text are the text’s own. */
export const Steps = meta.story({
  name: 'Undo',
  play: async ({ canvas, canvasElement }) => {
    for (const colour of ['#400000', '#600000', '#800000']) await paint(canvas, colour);
    await waitFor(() => expect(frameVariable(canvasElement)).toBe('#800000'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(hexOf(canvas)).toHaveValue('#800000'));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(hexOf(canvas)).toHaveValue('#800000');
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand));
  },
});

/** What was changed already is shown beside what it was. */
export const BesideLive = meta.story({
  name: 'Beside what is live',
  args: { live: { name: 'Fjord', style: themes.fjord, logo: null, logoDark: null } },
  play: async ({ canvas, canvasElement }) => {
    await paint(canvas, '#800000');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(canvas.getByRole('radio', { name: 'A' })).toBeChecked();
    await expect(hexOf(canvas)).toHaveValue('#800000');
    await userEvent.click(canvas.getByRole('radio', { name: 'B · live' }));
    await expect(hexOf(canvas)).toHaveValue(themes.fjord.seeds.brand);
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe[title^="B · live"], iframe[title*="B · live"]')).not.toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(hexOf(canvas)).toHaveValue('#800000');
  },
});
