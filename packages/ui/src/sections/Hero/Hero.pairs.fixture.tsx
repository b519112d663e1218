import type { DocsPair } from '../../testing/docs.ts';
import { sceneWithWords } from '../../testing/index.ts';
import { Hero } from './Hero.tsx';
import { heroSamples } from './stories/samples.ts';

const { args } = heroSamples.C;
const bright = ['#fff0cf', '#d4145f', '#ffb224', '#1f9d6b', '#14532d'];

export const pairs: readonly DocsPair[] = [
  {
    width: 1440,
    do: {
      says: 'A title of a few words and one sentence leave room for the picture.',
      show: () => <Hero {...args} lead={false} />,
    },
    dont: {
      says: 'A long title and a paragraph cover the picture, and nobody reads them.',
      show: () => (
        <Hero
          {...args}
          lead={false}
          title="Everything you need to know about our new summer collection of swimwear, straw and linen"
          text="We have been working on this collection for more than eighteen months together with weavers from three regions. It has forty pieces in linen, silk and washed cotton, in eleven colours and five sizes, and each of them is made to order. Orders are open until 30 November, and we deliver from January."
        />
      ),
    },
  },
  {
    width: 1440,
    do: {
      says: 'The picture has no words, so the title is readable and changes with the language.',
      show: () => <Hero {...args} lead={false} />,
    },
    dont: {
      says: 'Words in the picture collide with the title, and nobody can translate them or hear them.',
      show: () => <Hero {...args} lead={false} image={sceneWithWords('SUMMER SALE', 'beach', 'wide', bright, 4)} />,
    },
  },
];
