// The files that follow from the brand, before a build; ends with every mistake where there are any.
import { BrandError, drawBrand } from './brand/draw.mjs';

try {
  await drawBrand();
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
