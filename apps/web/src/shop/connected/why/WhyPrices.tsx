import type { WireProductCard } from '../../../shared/mappers/wire.ts';
import { Why } from './Why.tsx';

interface WhyPricesProps {
  /** What the screen shows; without an amount its price reads RESTRICTED. */
  products: readonly Pick<WireProductCard, 'wholesale_price'>[];
}

/** Says why prices on the screen are restricted. Nothing while all of them are shown, such as a brand's own. */
export const WhyPrices = ({ products }: WhyPricesProps) =>
  products.some(({ wholesale_price }) => wholesale_price.amount === null) ? <Why capability="seePrices" /> : null;
