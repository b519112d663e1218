import { contract } from '@vitrine/api';
import { fixtures, mockCall } from '@vitrine/api/testing';

export const page = fixtures.brandPage();
export const light = mockCall(contract.brands.page, {
  status: 200,
  data: { ...page, brand_page_template: 'light' },
});
