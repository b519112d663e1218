import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect } from 'storybook/test';
import { Heading } from '../../foundation/index.ts';
import { loginWords } from '../../testing/words/auth.ts';
import { SentenceCase } from './SentenceCase.tsx';

const meta = preview.meta({
  title: 'Internal/SentenceCase',
  component: SentenceCase,
  args: { children: 'YOUR CART IS EMPTY. WHY NOT LOOK AROUND?' },
  render: (args) => (
    <Heading level={2} size="lg">
      <SentenceCase {...args} />
    </Heading>
  ),
});

export const Playground = meta.story({});

/** Each sentence has its capital letter, and the text stays as it is. */
export const Text = meta.story({
  globals: { partner: 'vitrine' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('YOUR CART IS EMPTY. WHY NOT LOOK AROUND?');
    const sentences = [...canvasElement.querySelectorAll('h2 > span')];
    await expect(sentences).toHaveLength(2);
    for (const sentence of sentences) {
      await expect(getComputedStyle(sentence).textTransform).toBe('lowercase');
      await expect(getComputedStyle(sentence, '::first-letter').textTransform).toBe('uppercase');
    }
  },
});

/** A partner whose titles are in capitals keeps them. */
export const Capitals = meta.story({
  globals: { partner: 'signal' },
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('h2 > span');
    await expect(sentence && getComputedStyle(sentence).textTransform).not.toBe('lowercase');
  },
});

/** Words to read are never in capitals. */
export const Words = meta.story({
  name: 'Body text',
  globals: { partner: 'signal' },
  args: { text: true },
  play: async ({ canvasElement }) => {
    const sentence = canvasElement.querySelector('h2 > span');
    await expect(sentence && getComputedStyle(sentence).textTransform).toBe('lowercase');
  },
});

/** A name at the end keeps its letters. */
export const Name = meta.story({
  args: { children: 'MESSAGES WITH Casa MARÉ', name: 'Casa MARÉ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('MESSAGES WITH Casa MARÉ');
  },
});

/** What is not in capitals is shown as written. */
export const AsWritten = meta.story({
  args: { children: 'Made by hand in São Paulo' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('h2 > span')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    children:
      'ALLGEMEINE GESCHÄFTSBEDINGUNGEN FÜR GROSSHANDELSVORBESTELLUNGEN. BITTE LESEN SIE DIESE SORGFÄLTIG DURCH!',
  },
});

const Welcome = () => (
  <Heading level={2} size="lg">
    <SentenceCase>{useLabels(loginWords).title}</SentenceCase>
  </Heading>
);

export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' }, render: () => <Welcome /> });
