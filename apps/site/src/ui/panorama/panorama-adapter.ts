import { EquirectangularAdapter, utils } from '@photo-sphere-viewer/core';

/**
 * Loads a panorama as any picture of the page is loaded. The library's own way is a `blob:` address, which the content security policy
 * allows to nobody; nor is there anything to read in the file that its shape does not say.
 */
export class PanoramaAdapter extends EquirectangularAdapter {
  /** @throws DOMException when the picture cannot be fetched or is none */
  override async loadTexture(panorama: string) {
    const image = new Image();
    image.src = panorama;
    await image.decode();
    return {
      panorama,
      texture: utils.createSizedTexture(image),
      panoData: utils.mergePanoData(image.width, image.height),
      cacheKey: panorama,
    };
  }
}
