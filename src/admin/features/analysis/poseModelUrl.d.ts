/** Made by the build: the address of the pose model's file. */
declare module 'virtual:pose-model-url' {
  const url: string
  export default url
}
