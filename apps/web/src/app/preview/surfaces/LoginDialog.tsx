import LoginView from '../../../shared/connected/dialogs/LoginView.tsx';

const dialog = { kind: 'login' } as const;

/** WELCOME BACK (M-04). */
const Login = () => <LoginView dialog={dialog} />;

export default Login;
