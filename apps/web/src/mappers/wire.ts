import type { CallData, VitrineContract } from '@vitrine/api/client';

/** Wire types by the names the app uses. */
export type WireLanding = CallData<VitrineContract['landing']['content']>;
export type WireHero = WireLanding['hero'][number];
export type WireLandingBrand = CallData<VitrineContract['landing']['brands']>['data'][number];
export type WireSegmentPage = CallData<VitrineContract['events']['segment']>['data'];
export type WireWhoWeAre = CallData<VitrineContract['pages']['whoWeAre']>;
export type WireCampaign = CallData<VitrineContract['pages']['page']>['data'];
export type WireBrand = CallData<VitrineContract['brands']['list']>['data']['data'][number];
export type WireBrandPage = CallData<VitrineContract['brands']['page']>;
export type WireCollection = CallData<VitrineContract['brands']['collections']>[number];
export type WireHome = CallData<VitrineContract['home']['read']>;
export type WireListing = CallData<VitrineContract['products']['list']>;
export type WireProductCard = WireListing['results'][number];
export type WireProduct = CallData<VitrineContract['products']['detail']>['data'];
export type WirePrice = WireProductCard['wholesale_price'];
export type WireCart = CallData<VitrineContract['cart']['list']>['results'][number];
export type WireCartProduct = WireCart['collections'][number]['products'][number];
export type WireEvent = CallData<VitrineContract['account']['events']>['data'][number];
export type WireConnection = CallData<VitrineContract['connections']['find']>['data'];
export type WireDirectoryRetailer = CallData<VitrineContract['retailers']['list']>['data'][number];
export type WireRetailer = CallData<VitrineContract['retailers']['page']>['data'];
export type WireMessage = CallData<VitrineContract['messages']['chat']>['data'][number];
export type WireListedMessage = CallData<VitrineContract['messages']['list']>['data'][number];
export type WireOrder = CallData<VitrineContract['orders']['list']>['data']['data'][number];
export type WireUser = CallData<VitrineContract['auth']['userData']>;
