import { appIsHere, appIsMissing } from './boot/arrival';
import { draw, ready } from './boot/draw';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
try {
  await ready();
  draw(root);
  appIsHere();
} catch (cause) {
  // The product was updated while this page was loading, or the connection failed.
  if (!(await appIsMissing())) throw cause;
}
