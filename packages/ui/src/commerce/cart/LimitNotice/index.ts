export { LimitNotice, type LimitNoticeLabels, type LimitNoticeProps } from './LimitNotice.tsx';
export { brokenLimit, type LimitSide } from './limit.ts';
