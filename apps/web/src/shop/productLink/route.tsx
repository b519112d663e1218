import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { MissingPage } from '../../shared/connected/MissingPage.tsx';

/** A link with a product's id as its fourth part, such as `/lume/collections/1/55`, leads to the product. */
export default function ProductLink() {
  const { id = '' } = useParams();
  return /^\d{1,9}$/.test(id) ? <Navigate to={paths.product(Number(id))} replace /> : <MissingPage />;
}
