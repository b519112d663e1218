import type { DocsPair } from '../../../testing/docs.ts';
import { heroPictures } from '../../../testing/index.ts';
import { CallToAction } from './CallToAction.tsx';

const show = (text: string) => () => (
  <CallToAction
    image={heroPictures.wide}
    imageMobile={heroPictures.phone}
    title="The new Lume"
    text={`<p>${text}</p>`}
    link={{ label: 'See the summer collection', href: '#summer' }}
  />
);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'One sentence keeps the picture and the button on one screen.',
      show: show('Linen for warm shops: order until the end of November.'),
    },
    dont: {
      says: 'A paragraph pushes the button below the screen.',
      show: show(
        'Lume was founded in 2009 by two sisters in Recife. Since then we have worked with eleven workshops, all of them within an hour of the sea. This season we looked at sails, nets and the light of six in the morning. The result is thirty-eight styles in linen and washed cotton, which you can order until the end of November.',
      ),
    },
  },
];
