import { itAccountsFor } from './habits.cases.ts';

itAccountsFor(100);
