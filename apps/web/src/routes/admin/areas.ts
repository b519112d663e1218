import type { ComponentType } from 'react';
import { Account } from './account/Account.tsx';
import { Document } from './account/Document.tsx';
import { Accounts } from './accounts/Accounts.tsx';
import { AddAccount } from './accounts/AddAccount.tsx';
import { Application } from './brands/Application.tsx';
import { Branding } from './branding/Branding.tsx';
import { BrandLog } from './brandLog/BrandLog.tsx';
import { BrandFile } from './brands/BrandFile.tsx';
import { Brands } from './brands/Brands.tsx';
import { AccountChart, Chart } from './charts/Chart.tsx';
import { AccountCharts, Charts } from './charts/Charts.tsx';
import { Collection } from './collections/Collection.tsx';
import { Collections } from './collections/Collections.tsx';
import { BrandFacts } from './facts/BrandFacts.tsx';
import { Log } from './log/Log.tsx';
import { AllOrders } from './oversight/AllOrders.tsx';
import { OneOrder } from './oversight/OneOrder.tsx';
import { OrderDesk } from './orders/OrderDesk.tsx';
import { Orders } from './orders/Orders.tsx';
import { BrandPage } from './page/BrandPage.tsx';
import { Mails } from './mails/Mails.tsx';
import { AddPerson } from './people/AddPerson.tsx';
import { People } from './people/People.tsx';
import { Person } from './people/Person.tsx';
import { Audience } from './pricelists/Audience.tsx';
import { Pricelists } from './pricelists/Pricelists.tsx';
import { PictureDrop } from './products/drop/PictureDrop.tsx';
import { Product } from './products/Product.tsx';
import { ProductTable } from './products/table/ProductTable.tsx';
import { Products } from './products/Products.tsx';
import { Spreadsheet } from './products/Spreadsheet.tsx';
import { Registration } from './registrations/Registration.tsx';
import { StockByWindow } from './stock/StockByWindow.tsx';
import { BrandToday } from './today/BrandToday.tsx';
import { StaffToday } from './today/StaffToday.tsx';
import { Subscribers } from './subscribers/Subscribers.tsx';
import { Reports } from './reports/Reports.tsx';
import { View } from './view/View.tsx';
import { Registrations } from './registrations/Registrations.tsx';

interface Screen {
  /** Below `/admin/`. */
  path: string;
  screen: ComponentType;
}

export interface Office {
  /** In the order of the navigation. */
  areas: readonly (Screen & { id: string })[];
  /** Screens behind those of the areas. */
  details: readonly Screen[];
}

const staffAreas: Office['areas'] = [
  { id: 'today', path: 'today', screen: StaffToday },
  { id: 'registrations', path: 'registrations', screen: Registrations },
  { id: 'brands', path: 'brands', screen: Brands },
  { id: 'allOrders', path: 'orders', screen: AllOrders },
  { id: 'people', path: 'people', screen: People },
  { id: 'mails', path: 'mails', screen: Mails },
  { id: 'subscribers', path: 'subscribers', screen: Subscribers },
  { id: 'accountCharts', path: 'charts', screen: AccountCharts },
  { id: 'account', path: 'account', screen: Account },
  { id: 'branding', path: 'branding', screen: Branding },
  { id: 'log', path: 'log', screen: Log },
];

const staffDetails: Office['details'] = [
  { path: 'registrations/:id', screen: Registration },
  { path: 'orders/:id', screen: OneOrder },
  { path: 'brands/:id', screen: Application },
  { path: 'brand-facts/:id', screen: BrandFile },
  { path: 'charts/add', screen: AccountChart },
  { path: 'charts/:id', screen: AccountChart },
  { path: 'account/:name', screen: Document },
  { path: 'people/add', screen: AddPerson },
  { path: 'people/:id', screen: Person },
  { path: 'view', screen: View },
];

/** The areas of a brand's people (D-049). */
const brandAreas: Office['areas'] = [
  { id: 'brandToday', path: 'brand/today', screen: BrandToday },
  { id: 'orders', path: 'brand/orders', screen: Orders },
  { id: 'page', path: 'brand/page', screen: BrandPage },
  { id: 'facts', path: 'brand/facts', screen: BrandFacts },
  { id: 'collections', path: 'brand/collections', screen: Collections },
  { id: 'products', path: 'brand/products', screen: Products },
  { id: 'stock', path: 'brand/stock', screen: StockByWindow },
  { id: 'pricelists', path: 'brand/pricelists', screen: Pricelists },
  { id: 'charts', path: 'brand/charts', screen: Charts },
  { id: 'reports', path: 'brand/reports', screen: Reports },
  { id: 'brandLog', path: 'brand/log', screen: BrandLog },
];

const brandDetails: Office['details'] = [
  { path: 'brand/orders/:id', screen: OrderDesk },
  { path: 'brand/collections/add', screen: Collection },
  { path: 'brand/collections/:id', screen: Collection },
  { path: 'brand/charts/add', screen: Chart },
  { path: 'brand/charts/:id', screen: Chart },
  { path: 'brand/pricelists/:id', screen: Audience },
  { path: 'brand/products/add', screen: Product },
  { path: 'brand/products/pictures', screen: PictureDrop },
  { path: 'brand/products/spreadsheet', screen: Spreadsheet },
  { path: 'brand/products/table', screen: ProductTable },
  { path: 'brand/products/:id', screen: Product },
];

/** Of the staff who run the installation (D-114). */
const operatorAreas: Office['areas'] = [{ id: 'accounts', path: 'accounts', screen: Accounts }];

const operatorDetails: Office['details'] = [{ path: 'accounts/add', screen: AddAccount }];

interface Person {
  isStaff: boolean;
  /** Adds marketplaces to the installation. */
  isOperator: boolean;
  isBrand: boolean;
}

/** What a person finds in the back office: staff the account, those who run the installation its marketplaces, people of a brand their brand. */
export const officeOf = ({ isStaff, isOperator, isBrand }: Person): Office => ({
  areas: [...(isStaff ? staffAreas : []), ...(isOperator ? operatorAreas : []), ...(isBrand ? brandAreas : [])],
  details: [...(isStaff ? staffDetails : []), ...(isOperator ? operatorDetails : []), ...(isBrand ? brandDetails : [])],
});
