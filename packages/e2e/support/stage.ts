import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser';
import { type Product, startProduct } from './product';

/** A product with data of its own and a browser, for all tests of a file; both are there as soon as the first test begins. */
export function useStage(): { readonly product: Product; readonly browser: Browser } {
  const stage = {} as { product: Product; browser: Browser };
  beforeAll(async () => {
    [stage.product, stage.browser] = await Promise.all([startProduct(), launch()]);
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.product.stop();
  });
  return stage;
}
