import Foundation

/// A callback that is called when a bitmap context is deallocated. Its arguments are the release info and the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Creates a context that draws into memory.
  ///
  /// The origin of the default coordinate system is at the bottom left, and its unit is a pixel. The first byte of the
  /// memory belongs to the top row.
  ///
  /// The context draws directly into premultiplied ARGB pixels in the form of native 32-bit numbers
  /// (`premultipliedFirst`, `byteOrder32Little`). Other RGB and gray layouts of 8 and 16 bits are converted before and
  /// after every operation. The result is nil for a layout that Core Graphics or Tessera does not support, and for a
  /// size below 1.
  ///
  /// - Parameters:
  ///   - data: Memory that the caller owns, or nil if the context is to allocate it.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits per component, 8 or 16.
  ///   - bytesPerRow: The number of bytes per row. If `data` is nil, 0 means that the context chooses the number.
  ///   - space: The color space of the bitmap.
  ///   - bitmapInfo: The raw value of a `CGBitmapInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  /// Creates a context that draws into memory, and calls a callback when it is deallocated.
  ///
  /// See `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)` for the supported layouts.
  ///
  /// - Parameters:
  ///   - data: Memory that the caller owns, or nil if the context is to allocate it.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits per component, 8 or 16.
  ///   - bytesPerRow: The number of bytes per row. If `data` is nil, 0 means that the context chooses the number.
  ///   - space: The color space of the bitmap.
  ///   - bitmapInfo: The raw value of a `CGBitmapInfo`.
  ///   - releaseCallback: A function that releases `data`. The function is not called if `data` is nil.
  ///   - releaseInfo: A pointer that is passed to the callback.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // As in Core Graphics, the pixels of a context with alpha must be premultiplied.
    guard width > 0, height > 0, info.alpha != .last, info.alpha != .first,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, model: space.model, info: info)
    else { return nil }
    // Cairo's limit for the sides of a bitmap. Larger sides would also overflow the products below.
    guard width <= 32767, height <= 32767 else { return nil }
    let minimumBytesPerRow = width * layout.bytesPerPixel
    let rowBytes = bytesPerRow == 0 ? (minimumBytesPerRow + 15) & ~15 : bytesPerRow
    guard rowBytes >= minimumBytesPerRow, data == nil || bytesPerRow != 0 else { return nil }
    guard let memory = data ?? calloc(height, rowBytes) else { return nil }
    let releaseMemory: () -> Void = {
      if data == nil { free(memory) } else { releaseCallback?(releaseInfo, data) }
    }
    let isNative = layout.isNativePixel && rowBytes % 4 == 0 && Int(bitPattern: memory) % 4 == 0
    let hasAlpha = layout.hasAlpha
    let pixels: PixelBuffer
    var clientBitmap: ClientBitmap?
    if isNative {
      pixels = PixelBuffer(
        width: width, height: height, bytesPerRow: rowBytes, base: memory, hasAlpha: hasAlpha,
        release: { _ in releaseMemory() })
    } else {
      pixels = PixelBuffer(width: width, height: height, hasAlpha: hasAlpha)
      clientBitmap = ClientBitmap(base: memory, layout: layout, bytesPerRow: rowBytes, release: releaseMemory)
    }
    var bitmap = BitmapDescription(pixels)
    bitmap.bitsPerComponent = bitsPerComponent
    bitmap.bitsPerPixel = layout.bytesPerPixel * 8
    bitmap.bytesPerRow = rowBytes
    bitmap.space = info.alpha == .alphaOnly ? nil : space
    bitmap.info = info
    self.init(
      pixels: pixels, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), bitmap: bitmap,
      clientBitmap: clientBitmap)
  }

  /// The memory of the bitmap, beginning with the top row. In Tessera, the value is never nil.
  public var data: UnsafeMutableRawPointer? {
    backend.flush()
    // The caller may write to the memory, so the backend must not rely on its content.
    if clientBitmap == nil { backend.pixelsDidChange() }
    return clientBitmap?.base ?? pixels.base
  }

  /// The width of the bitmap, in pixels.
  public var width: Int { pixels.width }
  /// The height of the bitmap, in pixels.
  public var height: Int { pixels.height }
  /// The number of bits per component in the context's memory.
  public var bitsPerComponent: Int { bitmap.bitsPerComponent }
  /// The number of bits per pixel in the context's memory.
  public var bitsPerPixel: Int { bitmap.bitsPerPixel }
  /// The number of bytes per row in the context's memory.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// The color space that the context was created with. The value is nil for a bitmap with alpha only.
  public var colorSpace: CGColorSpace? { bitmap.space }
  /// The position of alpha in the pixels, and whether colors are multiplied by alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmap.info.alpha }
  /// The layout of the context's pixels in memory.
  public var bitmapInfo: CGBitmapInfo { bitmap.info }

  /// Returns an image of the bitmap's current content. Later drawing does not change the image.
  ///
  /// - Returns: The image. In Tessera, the result is never nil.
  /// - Complexity: O(*n*), where *n* is the number of pixels.
  public func makeImage() -> CGImage? {
    clientBitmap?.read(into: pixels)
    backend.flush()
    let pixelsCopy = PixelBuffer(width: pixels.width, height: pixels.height, hasAlpha: pixels.hasAlpha)
    for y in 0..<pixels.height {
      memcpy(pixelsCopy.base + y * pixelsCopy.bytesPerRow, pixels.base + y * pixels.bytesPerRow, pixels.width * 4)
    }
    pixelsCopy.makeOpaqueIfNeeded()
    return CGImage(pixels: pixelsCopy)
  }

  /// Returns the bitmap as an image without copying it. Do not draw in the context after this call.
  package func finishImage() -> CGImage {
    backend.flush()
    pixels.makeOpaqueIfNeeded()
    return CGImage(pixels: pixels)
  }
}
