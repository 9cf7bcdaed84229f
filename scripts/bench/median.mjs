/**
 * @param {number[]} numbers
 * @returns {number} NaN of none
 */
export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
