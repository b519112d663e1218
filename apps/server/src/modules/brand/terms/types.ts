import type { CallData, contract } from '@vitrine/api';
import type { z } from 'zod';
import type { brandFactsInput } from '@vitrine/api/schemas';

export type BrandFacts = CallData<typeof contract.brandFacts.read>['data'];
export type FactsInput = z.output<typeof brandFactsInput>;
