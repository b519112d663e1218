import { useParams } from 'react-router-dom';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { Carts } from './Carts.tsx';

/** /cart and /cart/:cartId; retailers only. */
export default function Screen() {
  const t = useTranslate();
  const { cartId } = useParams();
  useTitle(t('cart.list.title'));
  return <Carts selected={cartId ? Number(cartId) : null} />;
}
