import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({ title: 'Components/TextArea', component: TextArea, args: { label: 'Message' } });

export const Playground = meta.story({ args: { placeholder: 'What would you like to know?' } });

/** Grows with its text. */
export const Grows = meta.story({
  name: 'Growing',
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    const before = area.clientHeight;
    await userEvent.type(area, 'One{enter}Two{enter}Three{enter}Four{enter}Five');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
});

export const Invalid = meta.story({ args: { tone: 'critical', message: 'Message is required', required: true } });
