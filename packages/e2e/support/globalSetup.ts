import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './product';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
  }
}

/** Starts one product for all journeys, and stops it after the last. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, logFile, data, stop } = await startProduct();
  provide('product', { url, logFile, data });
  return stop;
}
