import { read } from './source';

/** The names of values (not types) that an index file exports. */
export function valuesOf(text: string): string[] {
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .toSorted();
}

/** The names of values that an entry of the package exports: one for screens, one for those with charts. */
export const publicNames = {
  'index.ts': valuesOf(read('packages/design-system/src/index.ts').text),
  'charts/index.ts': valuesOf(read('packages/design-system/src/charts/index.ts').text),
};

/** Those of them that are components with a look; a provider only renders its children. */
export const publicComponents = Object.values(publicNames)
  .flat()
  .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Provider'));
