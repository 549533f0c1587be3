/// Operations on whole bitmaps: rotation, tinting and scaling.
enum ImagePixels {
  /// Returns a copy of a bitmap that is rotated and mirrored according to an orientation.
  static func oriented(_ pixels: PixelBuffer, _ orientation: UIImage.Orientation) -> PixelBuffer {
    let swapsSides = orientation.swapsWidthAndHeight
    let width = swapsSides ? pixels.height : pixels.width
    let height = swapsSides ? pixels.width : pixels.height
    let result = PixelBuffer(width: width, height: height, hasAlpha: pixels.hasAlpha)
    // The distance in the source's memory between two adjacent pixels of the result.
    let stride = pixels.bytesPerRow / 4
    let (maxX, maxY) = (pixels.width - 1, pixels.height - 1)
    let start: Int
    let stepX: Int
    let stepY: Int
    switch orientation.exif {
    case 2: (start, stepX, stepY) = (maxX, -1, stride)
    case 3: (start, stepX, stepY) = (maxY * stride + maxX, -1, -stride)
    case 4: (start, stepX, stepY) = (maxY * stride, 1, -stride)
    case 5: (start, stepX, stepY) = (0, stride, 1)
    case 6: (start, stepX, stepY) = (maxY * stride, -stride, 1)
    case 7: (start, stepX, stepY) = (maxY * stride + maxX, -stride, -1)
    case 8: (start, stepX, stepY) = (maxX, stride, -1)
    default: (start, stepX, stepY) = (0, 1, stride)
    }
    let source = pixels.base.assumingMemoryBound(to: UInt32.self)
    // The loop processes blocks, because either the source or the result is accessed by columns.
    let block = 32
    for top in Swift.stride(from: 0, to: height, by: block) {
      for left in Swift.stride(from: 0, to: width, by: block) {
        for y in top..<min(top + block, height) {
          let row = (result.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          var sourceIndex = start + y * stepY + left * stepX
          for x in left..<min(left + block, width) {
            row[x] = source[sourceIndex]
            sourceIndex += stepX
          }
        }
      }
    }
    return result
  }

  /// Returns a copy of a bitmap in which a color replaces all colors. The alpha channel does not change.
  static func tinted(_ pixels: PixelBuffer, _ color: CGColor) -> PixelBuffer {
    let fill = color.rgba.premultipliedARGB
    let (colorAlpha, red, green, blue) = (fill >> 24, fill >> 16 & 255, fill >> 8 & 255, fill & 255)
    let result = PixelBuffer(width: pixels.width, height: pixels.height, hasAlpha: true)
    func premultiply(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
      let product = value &* alpha &+ 128
      return (product &+ product >> 8) >> 8
    }
    for y in 0..<pixels.height {
      let sourceRow = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let resultRow = (result.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<pixels.width {
        let alpha = pixels.hasAlpha ? sourceRow[x] >> 24 : 255
        resultRow[x] =
          premultiply(colorAlpha, alpha) << 24 | premultiply(red, alpha) << 16 | premultiply(green, alpha) << 8
          | premultiply(blue, alpha)
      }
    }
    return result
  }

  /// Returns an image scaled to a different size in pixels. Each new pixel is the mean of the pixels that it covers.
  static func scaled(_ image: CGImage, width: Int, height: Int) -> CGImage {
    let pixels = PixelBuffer(width: width, height: height, hasAlpha: image.pixels.hasAlpha)
    let context = CGContext(pixels: pixels, scale: 1)
    context.interpolationQuality = .high
    context.setBlendMode(.copy)
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    context.flush()
    pixels.makeOpaqueIfNeeded()
    return CGImage(pixels: pixels)
  }
}
