/** The product's logo, inlined into the code so that no page waits for it. */
export { default as PRODUCT_LOGO } from './logo.svg?inline'
