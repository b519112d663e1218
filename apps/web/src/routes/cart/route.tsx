import { useParams } from 'react-router-dom';
import { useSay } from '../../connected/useSay.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { Carts } from './Carts.tsx';

/** /cart and /cart/:cartId; retailers only. */
export default function Screen() {
  const say = useSay();
  const { cartId } = useParams();
  useTitle(say('cart.list.title'));
  return <Carts selected={cartId ? Number(cartId) : null} />;
}
