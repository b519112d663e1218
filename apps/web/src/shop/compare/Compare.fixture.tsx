import { fixtures } from '@vitrine/api/testing';

const [left, middle, right] = fixtures.listing.results.filter((product) => !product.is_out_of_stock);
if (!left || !middle || !right) throw new Error('The listing of the fixtures has fewer than three products.');
export const [first, third] = [left, right];
export const address = `/compare?products=${left.id},${middle.id},${right.id}`;
