/** What a brand's sales are counted by. */
export const SALES_GROUPS = ['collection', 'style', 'size', 'retailer', 'week'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];

/** How many weeks back a report goes, this one included. */
export const REPORT_WEEKS = ['4', '12', '26', '52'] as const;
export type ReportWeeks = (typeof REPORT_WEEKS)[number];

/** The most rows of a report. */
export const mostReportRows = 500;
