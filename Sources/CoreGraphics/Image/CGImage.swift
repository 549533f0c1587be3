import Foundation

/// A picture: pixels that never change. Rows from top to bottom.
public final class CGImage: @unchecked Sendable {
  /// The pixels, premultiplied. Nobody writes to them any more.
  package let pixels: PixelBuffer
  /// True for a mask: it stands for where paint goes (its alpha), not for colours.
  public let isMask: Bool
  /// The space that the image was made with; its pixels are drawn as sRGB.
  public let colorSpace: CGColorSpace?
  /// False when the image asks to be scaled without smoothing.
  public let shouldInterpolate: Bool
  /// Kept for source compatibility.
  public let renderingIntent: CGColorRenderingIntent
  /// How the bytes of `dataProvider` are to be read.
  public let bitmapInfo: CGBitmapInfo
  /// Bits of a component of `dataProvider`'s bytes.
  public let bitsPerComponent: Int
  /// Bits of a pixel of `dataProvider`'s bytes.
  public let bitsPerPixel: Int
  /// Bytes from row to row in `dataProvider`'s bytes.
  public let bytesPerRow: Int
  private let provider: CGDataProvider?

  /// Wraps pixels, which must not be written to any more.
  package convenience init(pixels: PixelBuffer) { self.init(pixels: pixels, isMask: false) }

  init(pixels: PixelBuffer, isMask: Bool, shouldInterpolate: Bool = true, space: CGColorSpace? = .srgbSpace) {
    self.pixels = pixels
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    colorSpace = isMask ? nil : space
    renderingIntent = .defaultIntent
    bitmapInfo = CGBitmapInfo(
      alpha: pixels.hasAlpha ? .premultipliedFirst : .noneSkipFirst, byteOrder: CGBitmapInfo.nativeOrder)
    bitsPerComponent = 8
    bitsPerPixel = 32
    bytesPerRow = pixels.bytesPerRow
    provider = nil
  }

  /// Makes an image of bytes: 8 or 16 bits a component, gray or RGB, with or without alpha. `decode` is not applied.
  /// nil for layouts that are not supported, for sizes below 1, and when there are fewer bytes than the sizes say.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo),
      bytesPerRow >= width * layout.bytesPerPixel, let data = provider.data,
      data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
    else { return nil }
    let pixels = PixelBuffer(width: width, height: height, hasAlpha: layout.hasAlpha)
    data.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { layout.read(from: base, bytesPerRow: bytesPerRow, into: pixels) }
    }
    pixels.finishOpaque()
    self.pixels = pixels
    isMask = false
    colorSpace = space
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    self.bitmapInfo = bitmapInfo
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.provider = provider
  }

  /// Makes a mask of bytes, 8 bits a pixel: 0 lets all paint through and 255 none, or the other way round with a
  /// `decode` of [1, 0]. nil for other layouts, for sizes below 1, and when bytes are missing.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 8, bytesPerRow >= width,
      let data = provider.data, data.count >= (height - 1) * bytesPerRow + width
    else { return nil }
    let flips = decode.map { $0[0] > $0[1] } ?? false
    let pixels = PixelBuffer(width: width, height: height)
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let sample = UInt32(bytes[y * bytesPerRow + x])
          pixels[x, y] = (flips ? sample : 255 - sample) << 24
        }
      }
    }
    self.init(pixels: pixels, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// In pixels.
  public var width: Int { pixels.width }
  /// In pixels.
  public var height: Int { pixels.height }
  /// Whether pixels have alpha and where it is.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }
  /// The order of a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder }
  /// Always nil: samples are taken as they are.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Always nil: what file an image came from is not known here.
  public var utType: CFString? { nil }

  /// The image's bytes, as `bitmapInfo` and `bytesPerRow` describe them. Made anew for images that were drawn: O(pixels).
  public var dataProvider: CGDataProvider? {
    provider ?? CGDataProvider(data: Data(bytes: pixels.base, count: pixels.bytesPerRow * pixels.height))
  }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// The same pixels, said to be of another space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.model == .rgb || space.model == .monochrome else { return nil }
    return CGImage(pixels: pixels, isMask: false, shouldInterpolate: shouldInterpolate, space: space)
  }

  /// The part in `rect` (pixels from the top left, grown to whole ones); it shares this image's pixels: O(1).
  /// nil when `rect` lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // Foundation's rectangles trap on what is not a number.
    guard numbers.allSatisfy({ $0.isFinite }) else { return rect.isInfinite ? self : nil }
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    if part == whole { return self }
    let parent = pixels
    let buffer = PixelBuffer(
      width: Int(part.width), height: Int(part.height), bytesPerRow: parent.bytesPerRow,
      base: parent.base + Int(part.minY) * parent.bytesPerRow + Int(part.minX) * 4, hasAlpha: parent.hasAlpha,
      release: { _ in withExtendedLifetime(parent) {} })
    return CGImage(pixels: buffer, isMask: isMask, shouldInterpolate: shouldInterpolate, space: colorSpace)
  }

  /// This image, let through where `mask` says: by its alpha if it is a mask, by its brightness if it is a picture
  /// (white lets through). The mask is stretched to this image's size. nil when this image is a mask.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let maskY = min(mask.height - 1, (2 * y + 1) * mask.height / (2 * height))
      for x in 0..<width {
        let maskX = min(mask.width - 1, (2 * x + 1) * mask.width / (2 * width))
        let pixel = pixels.hasAlpha ? pixels[x, y] : pixels[x, y] | 0xFF00_0000
        result[x, y] = Self.scaled(pixel, by: mask.coverage(maskX, maskY))
      }
    }
    return CGImage(pixels: result, isMask: false, shouldInterpolate: shouldInterpolate, space: colorSpace)
  }

  /// This image without the pixels whose components (0...255) lie between `components[2i]` and `components[2i + 1]` for
  /// red, green and blue. nil for images with alpha, as in Core Graphics.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard !isMask, !pixels.hasAlpha else { return nil }
    let result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels[x, y]
        let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map { CGFloat($0) }
        let isMasked = (0..<3).allSatisfy {
          parts[$0] >= components[2 * $0] && parts[$0] <= components[2 * $0 + 1]
        }
        result[x, y] = isMasked ? 0 : pixel | 0xFF00_0000
      }
    }
    return CGImage(pixels: result, isMask: false, shouldInterpolate: shouldInterpolate, space: colorSpace)
  }

  /// How much paint a pixel of this image lets through when it serves as a mask, 0...255.
  package func coverage(_ x: Int, _ y: Int) -> UInt32 {
    let pixel = pixels[x, y]
    if isMask { return pixel >> 24 }
    return ((pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19 + 128) >> 8
  }

  private static func scaled(_ pixel: UInt32, by amount: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * amount + 127) / 255) << shift }
    return part(24) | part(16) | part(8) | part(0)
  }
}

extension CGImage: Hashable {
  /// True for the same object only: pixels are not compared.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
