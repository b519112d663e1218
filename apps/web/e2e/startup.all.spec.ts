import { testAt } from './startup.fixture.ts';

testAt('@phone');
