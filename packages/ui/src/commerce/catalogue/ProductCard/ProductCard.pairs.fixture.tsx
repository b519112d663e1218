import { useLabels } from '#storybook/labels';
import { Grid } from '../../../foundation/index.ts';
import type { DocsPair } from '../../../testing/docs.ts';
import { goods, heroPictures, productOf, shownPrice } from '../../../testing/index.ts';
import { productCardWords } from '../../../testing/words/product.ts';
import { ProductCard } from './ProductCard.tsx';

const Listing = ({ pictures }: { pictures: readonly string[] }) => {
  const labels = useLabels(productCardWords);
  return (
    <Grid columns={{ mobile: 2 }}>
      {pictures.map((src, index) => (
        <ProductCard
          key={src}
          {...productOf(index)}
          pictures={[{ src, alt: productOf(index).name }]}
          price={shownPrice(index)}
          labels={labels}
        />
      ))}
    </Grid>
  );
};

const dress = () => goods('dress', 'satin', '#b7472a', '#2b2420', 1);
const knit = () => goods('knit', 'rib', '#4b6b62', '#dfe5e2', 2);

export const pairs: readonly DocsPair[] = [
  {
    do: {
      says: 'Each product is alone, whole and of one size, so buyers compare the clothes.',
      show: () => <Listing pictures={[dress(), knit()]} />,
    },
    dont: {
      says: 'A mood picture among them hides which product it sells.',
      show: () => <Listing pictures={[dress(), heroPictures.wide]} />,
    },
  },
];
