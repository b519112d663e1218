import { useParams } from 'react-router-dom';
import { requireBuyer } from '../../connected/guards.ts';
import type { ScreenFactory } from '../../connected/screen.ts';
import { useSay } from '../../connected/useSay.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { Carts } from './Carts.tsx';

function Screen() {
  const say = useSay();
  const { cartId } = useParams();
  useTitle(say('cart.list.title'));
  return <Carts selected={cartId ? Number(cartId) : null} />;
}

/** /cart and /cart/:cartId; retailers only. */
export const route: ScreenFactory = (services) => ({
  loader: () => {
    requireBuyer(services);
    return null;
  },
  Component: Screen,
});
