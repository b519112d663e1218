import { redirect, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { ScreenFactory } from '../../connected/screen.ts';
import type { Services } from '../../queries/services.ts';
import { Product } from './Product.tsx';

/** A visitor is led to the brand of the product, if it can be told (D-001). */
const leadVisitor = async ({ client }: Services, id: number): Promise<never> => {
  const slug = await client.products.seller({ params: { id } }).then(
    ({ data }) => data.data.slug,
    () => null,
  );
  throw redirect(slug ? paths.brandLogin(slug) : paths.landing());
};

function Screen() {
  const id = Number(useParams()['id']);
  // A product keeps nothing of the one before it.
  return <Product key={id} id={id} />;
}

/** /product/:id. */
export const route: ScreenFactory = (services) => ({
  loader: async ({ params }) => {
    const id = Number(params['id']);
    if (!Number.isInteger(id)) throw redirect(paths.landing());
    if (!services.session.getState().user) await leadVisitor(services, id);
    return null;
  },
  Component: Screen,
});
