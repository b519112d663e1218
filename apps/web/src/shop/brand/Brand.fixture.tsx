import { fixtures } from '@vitrine/api/testing';

export const refusal = (sentence: string) => ({ message: sentence, detail: sentence });

export const page = fixtures.brandPage();
