import { itAccountsFor } from './habits.cases.ts';

itAccountsFor(2000);
