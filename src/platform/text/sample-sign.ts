/** What marks a sample figure or claim, on pages and in content. */
export const sampleSign = "◇";
