// npm run new component commerce/cart/Total  a component's folder
// npm run new endpoint GET /v1/things        a call: contract, server and their test
// npm run new screen things /things          a screen that shows what the call answers
// What is made passes its checks at once; what is to be written next is said here, and nowhere in the sources.
import { newComponent } from './scaffold/component.mjs';
import { newEndpoint } from './scaffold/endpoint/index.mjs';
import { newScreen } from './scaffold/screen.mjs';
import { fail, finish } from './scaffold/write.mjs';

const kinds = { component: newComponent, endpoint: newEndpoint, screen: newScreen };

const [kind = '', ...words] = process.argv.slice(2);
if (!Object.hasOwn(kinds, kind))
  fail(
    'Say what to make:\n  npm run new component commerce/catalogue/PriceTag\n  npm run new endpoint GET /v1/things [--staff --file --events --upload]\n  npm run new screen things /things',
  );
finish(kinds[kind](...words));
