/** Collections of a brand: in the shop, not in the shop, and those put away. */
export const COLLECTION_VIEWS = ['active', 'hidden', 'archived'] as const;

/** The largest picture that a brand may upload. */
export const uploadedPictureBytes = 10 * 1_048_576;

export const UPLOADED_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Fields of a brand's page that the wire knows as its history, which is changed as a whole. */
export const PAGE_HISTORY_FIELDS = [
  'details',
  'history_image',
  'history_info_block',
  'lookbook_description',
  'lookbook_template',
  'lookbook_images',
] as const;

/** What an order waits for: an answer, its goods, its money, or the addresses of the retailer. */
export const ORDER_QUEUES = ['answer', 'ship', 'payment', 'addresses'] as const;

export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** How far a payment is, as a brand says it. *Overdue* follows from the due date. */
export const BRAND_PAYMENT_STATUSES = ['Pending', 'Paid', 'Refunded'] as const;

/** Offered while a brand types who carries a shipment; any other name will do. */
export const KNOWN_CARRIERS = [
  'DHL',
  'UPS',
  'FedEx',
  'DPD',
  'GLS',
  'TNT',
  'USPS',
  'La Poste',
  'Correos',
  'CTT',
  'Correios',
  'Jadlog',
] as const;

export const orderDeskLimits = {
  trackingCode: 100,
  carrier: 60,
  link: 500,
  reference: 60,
  note: 5000,
  reason: 1000,
  payments: 24,
  shipments: 100,
} as const;
