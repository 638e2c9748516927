import { appIsHere, appIsMissing } from './boot/arrival';
import { draw, ready } from './boot/draw';
import { allowEmptyMarkup } from './boot/trustedTypes';
import { watchKeptEdits } from './session/unsavedEdits';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
allowEmptyMarkup();
watchKeptEdits();
try {
  await ready();
  draw(root);
  appIsHere();
} catch (cause) {
  // The product was updated while this page was loading, or the connection failed.
  if (!(await appIsMissing())) throw cause;
}
