/** The product's logo, a part of the code: no page waits for it. */
export { default as PRODUCT_LOGO } from './logo.svg?inline'
