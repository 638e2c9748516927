import { draw, ready } from './draw';
import { reloadOnce } from './modules/ErrorBoundary/reloadOnce';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
try {
  await ready();
  draw(root);
} catch (cause) {
  // The product was updated while this page was on its way.
  if (!(await reloadOnce())) throw cause;
}
