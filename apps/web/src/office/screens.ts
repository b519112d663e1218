import { lazy, type ComponentType } from 'react';

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

/** A screen whose program is loaded when it is first opened. */
const late = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ComponentType =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));

const staffAreas: Office['areas'] = [
  { id: 'today', path: 'today', screen: late(() => import('./staff/today/StaffToday.tsx'), 'StaffToday') },
  {
    id: 'registrations',
    path: 'registrations',
    screen: late(() => import('./staff/registrations/Registrations.tsx'), 'Registrations'),
  },
  { id: 'brands', path: 'brands', screen: late(() => import('./staff/brands/Brands.tsx'), 'Brands') },
  { id: 'allOrders', path: 'orders', screen: late(() => import('./staff/orders/AllOrders.tsx'), 'AllOrders') },
  { id: 'people', path: 'people', screen: late(() => import('./staff/people/People.tsx'), 'People') },
  { id: 'mails', path: 'mails', screen: late(() => import('./staff/mails/Mails.tsx'), 'Mails') },
  {
    id: 'subscribers',
    path: 'subscribers',
    screen: late(() => import('./staff/subscribers/Subscribers.tsx'), 'Subscribers'),
  },
  { id: 'accountCharts', path: 'charts', screen: late(() => import('./parts/sizeCharts/Charts.tsx'), 'AccountCharts') },
  { id: 'account', path: 'account', screen: late(() => import('./staff/documents/Account.tsx'), 'Account') },
  { id: 'branding', path: 'branding', screen: late(() => import('./staff/branding/Branding.tsx'), 'Branding') },
  { id: 'log', path: 'log', screen: late(() => import('./staff/log/Log.tsx'), 'Log') },
];

const staffDetails: Office['details'] = [
  { path: 'registrations/:id', screen: late(() => import('./staff/registrations/Registration.tsx'), 'Registration') },
  { path: 'orders/:id', screen: late(() => import('./staff/orders/OneOrder.tsx'), 'OneOrder') },
  { path: 'brands/:id', screen: late(() => import('./staff/brands/Application.tsx'), 'Application') },
  { path: 'brand-facts/:id', screen: late(() => import('./staff/brands/BrandFile.tsx'), 'BrandFile') },
  { path: 'charts/add', screen: late(() => import('./parts/sizeCharts/Chart.tsx'), 'AccountChart') },
  { path: 'charts/:id', screen: late(() => import('./parts/sizeCharts/Chart.tsx'), 'AccountChart') },
  { path: 'account/:name', screen: late(() => import('./staff/documents/Document.tsx'), 'Document') },
  { path: 'people/add', screen: late(() => import('./staff/people/AddPerson.tsx'), 'AddPerson') },
  { path: 'people/:id', screen: late(() => import('./staff/people/Person.tsx'), 'Person') },
  { path: 'view', screen: late(() => import('./staff/views/View.tsx'), 'View') },
];

/** The areas of a brand's people (D-049). */
const brandAreas: Office['areas'] = [
  { id: 'brandToday', path: 'brand/today', screen: late(() => import('./brand/today/BrandToday.tsx'), 'BrandToday') },
  { id: 'orders', path: 'brand/orders', screen: late(() => import('./brand/orders/Orders.tsx'), 'Orders') },
  { id: 'page', path: 'brand/page', screen: late(() => import('./brand/page/BrandPage.tsx'), 'BrandPage') },
  { id: 'facts', path: 'brand/facts', screen: late(() => import('./brand/terms/BrandFacts.tsx'), 'BrandFacts') },
  {
    id: 'collections',
    path: 'brand/collections',
    screen: late(() => import('./brand/collections/Collections.tsx'), 'Collections'),
  },
  { id: 'products', path: 'brand/products', screen: late(() => import('./brand/products/Products.tsx'), 'Products') },
  { id: 'stock', path: 'brand/stock', screen: late(() => import('./brand/stock/StockByWindow.tsx'), 'StockByWindow') },
  {
    id: 'pricelists',
    path: 'brand/pricelists',
    screen: late(() => import('./brand/pricelists/Pricelists.tsx'), 'Pricelists'),
  },
  { id: 'charts', path: 'brand/charts', screen: late(() => import('./parts/sizeCharts/Charts.tsx'), 'Charts') },
  { id: 'reports', path: 'brand/reports', screen: late(() => import('./brand/reports/Reports.tsx'), 'Reports') },
  { id: 'brandLog', path: 'brand/log', screen: late(() => import('./brand/log/BrandLog.tsx'), 'BrandLog') },
];

const brandDetails: Office['details'] = [
  { path: 'brand/orders/:id', screen: late(() => import('./brand/orders/OrderDesk.tsx'), 'OrderDesk') },
  { path: 'brand/collections/add', screen: late(() => import('./brand/collections/Collection.tsx'), 'Collection') },
  { path: 'brand/collections/:id', screen: late(() => import('./brand/collections/Collection.tsx'), 'Collection') },
  { path: 'brand/charts/add', screen: late(() => import('./parts/sizeCharts/Chart.tsx'), 'Chart') },
  { path: 'brand/charts/:id', screen: late(() => import('./parts/sizeCharts/Chart.tsx'), 'Chart') },
  { path: 'brand/pricelists/:id', screen: late(() => import('./brand/pricelists/Audience.tsx'), 'Audience') },
  { path: 'brand/products/add', screen: late(() => import('./brand/products/Product.tsx'), 'Product') },
  {
    path: 'brand/products/pictures',
    screen: late(() => import('./brand/products/drop/PictureDrop.tsx'), 'PictureDrop'),
  },
  { path: 'brand/products/spreadsheet', screen: late(() => import('./brand/products/Spreadsheet.tsx'), 'Spreadsheet') },
  {
    path: 'brand/products/table',
    screen: late(() => import('./brand/products/table/ProductTable.tsx'), 'ProductTable'),
  },
  { path: 'brand/products/:id', screen: late(() => import('./brand/products/Product.tsx'), 'Product') },
];

/** Of the staff who run the installation (D-114). */
const operatorAreas: Office['areas'] = [
  { id: 'accounts', path: 'accounts', screen: late(() => import('./staff/accounts/Accounts.tsx'), 'Accounts') },
];

const operatorDetails: Office['details'] = [
  { path: 'accounts/add', screen: late(() => import('./staff/accounts/AddAccount.tsx'), 'AddAccount') },
];

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
