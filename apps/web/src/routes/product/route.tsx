import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { Product } from './Product.tsx';

/** A visitor is led to the register page of the product's brand, if it can be told (R-061, D-001). */
function LeadVisitor({ id }: { id: number }) {
  const { queries } = useServices();
  const { data: slug, error } = useQuery(queries.products.seller(id));
  if (error) return <Navigate to={paths.landing()} replace />;
  return slug ? <Navigate to={paths.brandRegister(slug, paths.product(id))} replace /> : null;
}

/** /product/:id. A product keeps nothing of the one before it. */
export default function Screen() {
  const id = Number(useParams()['id']);
  const { user } = useSession();
  if (!Number.isInteger(id)) return <Navigate to={paths.landing()} replace />;
  return user ? <Product key={id} id={id} /> : <LeadVisitor id={id} />;
}
