import type { CallData, contract } from '@vitrine/api';

export type PageState = CallData<typeof contract.brandOfficePage.read>['data'];
export type PageTexts = PageState['live'];
