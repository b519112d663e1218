import type { CallData, contract } from '@vitrine/api';
import type { brandPageParts } from '@vitrine/api/schemas';
import type { z } from 'zod';

export type PageState = CallData<typeof contract.brandOfficePage.read>['data'];
export type EditedPage = PageState['live'];
export type PageParts = z.output<typeof brandPageParts>;
export type PageImage = PageParts['brand_style_images'][number];
export type PageBlock = PageParts['info_block'][number];
export type PageCall = PageParts['calls_to_action'][number];
