export { WelcomeDialog, type WelcomeDialogProps, type WelcomeLabels, type WelcomeTip } from './WelcomeDialog.tsx';
