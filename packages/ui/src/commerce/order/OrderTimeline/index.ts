export { OrderTimeline, type OrderTimelineLabels, type OrderTimelineProps } from './OrderTimeline.tsx';
