import Foundation

/// Gets what was handed over with the memory, and the memory, when the context goes.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Makes a context that draws into memory: `data` (which stays the caller's), or memory of its own without it. Its
  /// default space is pixels from the bottom left; the first byte belongs to the top row. `bytesPerRow` 0 lets the
  /// context choose, without `data`.
  ///
  /// Premultiplied ARGB as a native 32-bit number (`premultipliedFirst`, `byteOrder32Little`) is drawn into directly;
  /// other RGB and gray layouts of 8 and 16 bits are converted around every operation. nil for layouts that Core
  /// Graphics or this port does not support, and for sizes below 1.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  /// Makes a context that draws into memory and tells when it no longer does.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // Core Graphics draws into premultiplied pixels only.
    guard width > 0, height > 0, info.alpha != .last, info.alpha != .first,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, model: space.model, info: info)
    else { return nil }
    let least = width * layout.bytesPerPixel
    let rowBytes = bytesPerRow == 0 ? (least + 15) & ~15 : bytesPerRow
    guard rowBytes >= least, data == nil || bytesPerRow != 0 else { return nil }
    guard let memory = data ?? calloc(height, rowBytes) else { return nil }
    let release: () -> Void = {
      if data == nil { free(memory) } else { releaseCallback?(releaseInfo, data) }
    }
    let isNative = layout.isNativePixel && rowBytes % 4 == 0 && Int(bitPattern: memory) % 4 == 0
    let hasAlpha = layout.hasAlpha
    let pixels: PixelBuffer
    var foreign: ForeignBitmap?
    if isNative {
      pixels = PixelBuffer(
        width: width, height: height, bytesPerRow: rowBytes, base: memory, hasAlpha: hasAlpha,
        release: { _ in release() })
    } else {
      pixels = PixelBuffer(width: width, height: height, hasAlpha: hasAlpha)
      foreign = ForeignBitmap(base: memory, layout: layout, bytesPerRow: rowBytes, release: release)
    }
    var bitmap = BitmapDescription(pixels)
    bitmap.bitsPerComponent = bitsPerComponent
    bitmap.bitsPerPixel = layout.bytesPerPixel * 8
    bitmap.bytesPerRow = rowBytes
    bitmap.space = info.alpha == .alphaOnly ? nil : space
    bitmap.info = info
    self.init(
      pixels: pixels, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), bitmap: bitmap,
      foreign: foreign)
  }

  /// The bitmap's memory, top row first.
  public var data: UnsafeMutableRawPointer? {
    backend.flush()
    // Whoever takes the memory may write there.
    if foreign == nil { backend.pixelsChanged() }
    return foreign?.base ?? pixels.base
  }

  /// In pixels.
  public var width: Int { pixels.width }
  /// In pixels.
  public var height: Int { pixels.height }
  /// Bits of a component in memory.
  public var bitsPerComponent: Int { bitmap.bitsPerComponent }
  /// Bits of a pixel in memory.
  public var bitsPerPixel: Int { bitmap.bitsPerPixel }
  /// Bytes from row to row in memory.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// The space that the context was made with.
  public var colorSpace: CGColorSpace? { bitmap.space }
  /// Whether pixels have alpha and where it is.
  public var alphaInfo: CGImageAlphaInfo { bitmap.info.alpha }
  /// How pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo { bitmap.info }

  /// The bitmap as it is now, as an image that does not change with it: a copy, O(pixels).
  public func makeImage() -> CGImage? {
    foreign?.read(into: pixels)
    backend.flush()
    let copy = PixelBuffer(width: pixels.width, height: pixels.height, hasAlpha: pixels.hasAlpha)
    for y in 0..<pixels.height {
      memcpy(copy.base + y * copy.bytesPerRow, pixels.base + y * pixels.bytesPerRow, pixels.width * 4)
    }
    copy.finishOpaque()
    return CGImage(pixels: copy)
  }

  /// The bitmap as an image without a copy. Nobody may draw into this context any more.
  package func finishImage() -> CGImage {
    backend.flush()
    pixels.finishOpaque()
    return CGImage(pixels: pixels)
  }
}
