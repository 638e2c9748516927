import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch } from './browser';
import { type OwnProduct, type Product, startProduct } from './product';

interface Stage<Served extends Product> {
  readonly product: Served;
  readonly browser: Browser;
}

/** The browser of this process; all files that run in the process open their windows in it. */
let launched: Promise<Browser> | undefined;
const sharedBrowser = (): Promise<Browser> => (launched ??= launch());

/** The product of all files and the browser of this process, available from the first test on. */
export function useStage(): Stage<Product> {
  const stage = { product: inject('product') } as { product: Product; browser: Browser };
  beforeAll(async () => {
    stage.browser = await sharedBrowser();
  });
  return stage;
}

/** The same with a separate product for this file, which may kill and restart it. */
export function useOwnStage(): Stage<OwnProduct> {
  const stage = {} as { product: OwnProduct; browser: Browser };
  beforeAll(async () => {
    [stage.product, stage.browser] = await Promise.all([startProduct(), sharedBrowser()]);
  });
  afterAll(() => stage.product.stop());
  return stage;
}
