import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { Gone } from './Gone.tsx';
import { Product } from './Product.tsx';

const NOT_FOUND = 404;

/** A visitor is led to the register page of the product's brand, if it can be told (R-061, D-001). */
function LeadVisitor({ id }: { id: number }) {
  const { queries } = useServices();
  const { data: slug, error, refetch } = useQuery(queries.products.seller(id));
  if (error instanceof ApiError && error.status === NOT_FOUND) return <Gone />;
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  return slug ? <Navigate to={paths.brandRegister(slug, paths.product(id))} replace /> : null;
}

/** /product/:id. A product keeps nothing of the one before it. */
export default function Screen() {
  const id = Number(useParams()['id']);
  const { user } = useSession();
  if (!Number.isInteger(id)) return <Navigate to={paths.landing()} replace />;
  return user ? <Product key={id} id={id} /> : <LeadVisitor id={id} />;
}
