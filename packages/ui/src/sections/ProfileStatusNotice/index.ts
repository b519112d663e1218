export {
  ProfileStatusNotice,
  profileStatusDuration,
  type ProfileStatusLabels,
  type ProfileStatusNoticeProps,
} from './ProfileStatusNotice.tsx';
