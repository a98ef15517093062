/** What is used of libheif-js; its package says nothing of this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPicture {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    display(
      image: { data: Uint8ClampedArray; width: number; height: number },
      shown: (image: object | null) => void,
    ): void;
  }
  const libheif: { HeifDecoder: new () => { decode(source: Uint8Array): HeifPicture[] } };
  export default libheif;
}
