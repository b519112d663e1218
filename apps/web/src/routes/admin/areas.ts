import type { ComponentType } from 'react';
import { Application } from './brands/Application.tsx';
import { Brands } from './brands/Brands.tsx';
import { Log } from './log/Log.tsx';
import { Mails } from './mails/Mails.tsx';
import { AddPerson } from './people/AddPerson.tsx';
import { People } from './people/People.tsx';
import { Person } from './people/Person.tsx';
import { Registration } from './registrations/Registration.tsx';
import { Registrations } from './registrations/Registrations.tsx';

interface Screen {
  /** Below `/admin/`. */
  path: string;
  screen: ComponentType;
}

/** The areas of the back office in the order of the navigation. */
export const areas: readonly (Screen & { id: string })[] = [
  { id: 'registrations', path: 'registrations', screen: Registrations },
  { id: 'brands', path: 'brands', screen: Brands },
  { id: 'people', path: 'people', screen: People },
  { id: 'mails', path: 'mails', screen: Mails },
  { id: 'log', path: 'log', screen: Log },
];

/** Screens behind those of the areas. */
export const details: readonly Screen[] = [
  { path: 'registrations/:id', screen: Registration },
  { path: 'brands/:id', screen: Application },
  { path: 'people/add', screen: AddPerson },
  { path: 'people/:id', screen: Person },
];
