import Foundation

/// An image that consists of immutable pixels, in rows from top to bottom.
public final class CGImage: @unchecked Sendable {
  /// The premultiplied pixels of the image, which do not change after the image has been created.
  package let pixels: PixelBuffer
  /// A Boolean value that indicates whether the image is a mask. The alpha of a mask determines where paint is applied.
  public let isMask: Bool
  /// The color space that the image was created with, or nil for a mask. The pixels are drawn as sRGB.
  public let colorSpace: CGColorSpace?
  /// A Boolean value that indicates whether the image is interpolated when it is scaled.
  public let shouldInterpolate: Bool
  /// The rendering intent, which has no effect and is available for source compatibility.
  public let renderingIntent: CGColorRenderingIntent
  /// The layout of the bytes of `dataProvider`.
  public let bitmapInfo: CGBitmapInfo
  /// The number of bits per component in the bytes of `dataProvider`.
  public let bitsPerComponent: Int
  /// The number of bits per pixel in the bytes of `dataProvider`.
  public let bitsPerPixel: Int
  /// The number of bytes per row in the bytes of `dataProvider`.
  public let bytesPerRow: Int
  private let provider: CGDataProvider?
  /// Indicates whether `bitmapInfo` describes the bytes of a file's pixels, to which `dataProvider` converts the buffer.
  private let isDecoded: Bool

  /// Creates an image that uses a pixel buffer without copying it. Do not change the buffer afterwards.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - isDecoded: `true` if the pixels are those of a picture file. `dataProvider` then returns red, green, blue and alpha in
  ///     this order and not multiplied by alpha, as of images that ImageIO decodes. The bytes of images that were drawn are in
  ///     the opposite order. The default is `false`.
  package convenience init(pixels: PixelBuffer, isDecoded: Bool = false) {
    self.init(pixels: pixels, isMask: false, isDecoded: isDecoded)
  }

  init(
    pixels: PixelBuffer, isMask: Bool, isDecoded: Bool = false, shouldInterpolate: Bool = true,
    space: CGColorSpace? = .srgbSpace
  ) {
    self.pixels = pixels
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    colorSpace = isMask ? nil : space
    renderingIntent = .defaultIntent
    self.isDecoded = isDecoded
    if isDecoded {
      bitmapInfo = CGBitmapInfo(alpha: pixels.hasAlpha ? .last : .noneSkipLast)
      bytesPerRow = pixels.width * 4
    } else {
      bitmapInfo = CGBitmapInfo(
        alpha: pixels.hasAlpha ? .premultipliedFirst : .noneSkipFirst, byteOrder: CGBitmapInfo.nativeOrder)
      bytesPerRow = pixels.bytesPerRow
    }
    bitsPerComponent = 8
    bitsPerPixel = 32
    provider = nil
  }

  /// Creates an image from bytes.
  ///
  /// The result is nil if the layout is not supported, if the size is below 1, or if there are fewer bytes than the
  /// size requires.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits of a component, 8 or 16.
  ///   - bitsPerPixel: The number of bits of a pixel.
  ///   - bytesPerRow: The number of bytes of a row.
  ///   - space: The color space, gray or RGB.
  ///   - bitmapInfo: The layout of the pixels.
  ///   - provider: The bytes.
  ///   - decode: Not used.
  ///   - shouldInterpolate: `true` to interpolate the image when it is scaled.
  ///   - intent: The rendering intent, which has no effect.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo),
      let data = provider.data,
      Self.hasBytes(data, rowLength: width, layout.bytesPerPixel, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    let pixels = PixelBuffer(width: width, height: height, hasAlpha: layout.hasAlpha)
    data.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { layout.read(from: base, bytesPerRow: bytesPerRow, into: pixels) }
    }
    pixels.makeOpaqueIfNeeded()
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
    isDecoded = false
  }

  /// Returns whether data contains the rows of an image. Sizes whose product is no integer return `false`.
  private static func hasBytes(
    _ data: Data, rowLength width: Int, _ bytesPerPixel: Int, height: Int, bytesPerRow: Int
  ) -> Bool {
    let row = width.multipliedReportingOverflow(by: bytesPerPixel)
    guard !row.overflow, bytesPerRow >= row.partialValue else { return false }
    let rows = (height - 1).multipliedReportingOverflow(by: bytesPerRow)
    let all = rows.partialValue.addingReportingOverflow(row.partialValue)
    return !rows.overflow && !all.overflow && data.count >= all.partialValue
  }

  /// Creates a mask from bytes. The result is nil if the layout is not 8 bits per pixel, if the size is below 1, or if
  /// there are fewer bytes than the size requires.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits of a component, which must be 8.
  ///   - bitsPerPixel: The number of bits of a pixel, which must be 8.
  ///   - bytesPerRow: The number of bytes of a row.
  ///   - provider: The bytes. The value 0 at a pixel allows all paint, and the value 255 allows none.
  ///   - decode: An array of two numbers, or nil to use the bytes unchanged. The array [1, 0] inverts the mask.
  ///   - shouldInterpolate: `true` to interpolate the mask when it is scaled.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, bitsPerPixel == 8,
      let data = provider.data, Self.hasBytes(data, rowLength: width, 1, height: height, bytesPerRow: bytesPerRow)
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

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// The position of alpha in the pixels, and whether colors are multiplied by alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }
  /// The byte order of the pixels.
  public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder }
  /// The decode array of the image. In Tessera, it is always nil, because samples are used unchanged.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// The type of the image's file. In Tessera, it is always nil, because images do not store it.
  public var utType: CFString? { nil }

  /// The bytes of the image, in the layout that `bitmapInfo` and `bytesPerRow` describe. In Tessera, the value is never nil.
  ///
  /// - Complexity: O(*n*) for an image that was drawn or decoded, where *n* is the number of pixels. Otherwise O(1).
  public var dataProvider: CGDataProvider? {
    if let provider { return provider }
    guard isDecoded,
      let layout = PixelLayout(bitsPerComponent: 8, bitsPerPixel: 32, model: .rgb, info: bitmapInfo)
    else { return CGDataProvider(data: Data(bytes: pixels.base, count: pixels.bytesPerRow * pixels.height)) }
    var data = Data(count: bytesPerRow * pixels.height)
    data.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress { layout.write(pixels, to: base, bytesPerRow: bytesPerRow) }
    }
    return CGDataProvider(data: data)
  }

  /// Returns the image itself, because images are immutable.
  ///
  /// - Returns: The image itself. In Tessera, the result is never nil.
  public func copy() -> CGImage? { self }

  /// Returns an image with the same pixels in another color space. The pixels are not converted.
  ///
  /// - Parameter space: An RGB or gray color space.
  /// - Returns: The image, or nil if this image is a mask or the color space has another model.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.model == .rgb || space.model == .monochrome else { return nil }
    return CGImage(
      pixels: pixels, isMask: false, isDecoded: isDecoded, shouldInterpolate: shouldInterpolate, space: space)
  }

  /// Returns a part of the image, which shares the pixels of this image.
  ///
  /// - Parameter rect: A rectangle in pixels from the top left. The rectangle is extended to whole pixels.
  /// - Returns: The part inside the image, or nil if the rectangle is outside it.
  /// - Complexity: O(1).
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // Foundation's rectangles trap on values that are not numbers.
    guard numbers.allSatisfy({ $0.isFinite }) else { return rect.isInfinite ? self : nil }
    let croppedRect = rect.standardized.integral.intersection(bounds)
    guard !croppedRect.isNull, croppedRect.width >= 1, croppedRect.height >= 1 else { return nil }
    if croppedRect == bounds { return self }
    let parent = pixels
    let buffer = PixelBuffer(
      width: Int(croppedRect.width), height: Int(croppedRect.height), bytesPerRow: parent.bytesPerRow,
      base: parent.base + Int(croppedRect.minY) * parent.bytesPerRow + Int(croppedRect.minX) * 4,
      hasAlpha: parent.hasAlpha,
      release: { _ in withExtendedLifetime(parent) {} })
    return CGImage(
      pixels: buffer, isMask: isMask, isDecoded: isDecoded, shouldInterpolate: shouldInterpolate, space: colorSpace)
  }

  /// Returns the image with the parts outside a mask removed.
  ///
  /// - Parameter mask: A mask or an image, stretched to the size of this image. The result is visible where the mask is
  ///   opaque or the other image is bright.
  /// - Returns: The masked image, or nil if this image is a mask.
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

  /// Returns the image with a range of colors made transparent.
  ///
  /// - Parameter components: The lowest and highest value (0...255) of red, of green and of blue. Pixels in all three
  ///   ranges become transparent.
  /// - Returns: The image, or nil if this image has alpha, as in Core Graphics, or is a mask.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard !isMask, !pixels.hasAlpha else { return nil }
    let result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels[x, y]
        let channels = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map { CGFloat($0) }
        let isMasked = (0..<3).allSatisfy {
          channels[$0] >= components[2 * $0] && channels[$0] <= components[2 * $0 + 1]
        }
        result[x, y] = isMasked ? 0 : pixel | 0xFF00_0000
      }
    }
    return CGImage(pixels: result, isMask: false, shouldInterpolate: shouldInterpolate, space: colorSpace)
  }

  /// Returns the amount of paint that the image allows at a pixel if it is used as a mask: 0 for none, 255 for all.
  package func coverage(_ x: Int, _ y: Int) -> UInt32 {
    let pixel = pixels[x, y]
    if isMask { return pixel >> 24 }
    return ((pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19 + 128) >> 8
  }

  private static func scaled(_ pixel: UInt32, by amount: UInt32) -> UInt32 {
    func scaledChannel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * amount + 127) / 255) << shift }
    return scaledChannel(24) | scaledChannel(16) | scaledChannel(8) | scaledChannel(0)
  }
}

extension CGImage: Hashable {
  /// Returns a Boolean value that indicates whether two images are the same object. Pixels are not compared.
  ///
  /// - Parameters:
  ///   - one: An image.
  ///   - other: Another image.
  /// - Returns: `true` if both are the same object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Hashes the identity of the image object.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
