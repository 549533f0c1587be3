import UIKit

/// Computes images. In Tessera, all contexts compute with the processor, in parallel strips.
open class CIContext: NSObject, @unchecked Sendable {
  private let space: WorkingSpace
  /// The color space in which filters compute: linear light with the primary colors of sRGB, or nil if the option
  /// `workingColorSpace` is `NSNull`.
  public let workingColorSpace: CGColorSpace?

  static let nativeLayout = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

  /// The pixels of the largest image.
  static let largestArea = 128_000_000
  /// The most expensive and the longest recipe.
  private static let largestCost = 20_000
  private static let largestDepth = 600

  /// Creates a context.
  public convenience override init() { self.init(options: nil) }

  /// Creates a context.
  ///
  /// - Parameter options: With `NSNull` for `workingColorSpace`, filters compute with the values of sRGB. Other options have no
  ///   effect.
  public init(options: [CIContextOption: Any]?) {
    let isUnmanaged = options?[.workingColorSpace] is NSNull
    space = isUnmanaged ? .unmanaged : .linear
    workingColorSpace = isUnmanaged ? nil : CGColorSpaceCreateDeviceRGB()
  }

  /// Creates a bitmap with a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The part, which is extended to whole pixels.
  /// - Returns: The bitmap, or nil if the part is empty, infinite or larger than 128 million pixels, or if the image has too many
  ///   steps.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard let region = region(rect, of: image),
      let context = CGContext(
        data: nil, width: region.width, height: region.height, bitsPerComponent: 8, bytesPerRow: region.width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.nativeLayout), let memory = context.data
    else { return nil }
    render(image.recipe, region, to: memory, bytesPerRow: region.width * 4, isRedFirst: false)
    return context.makeImage()
  }

  /// Creates a bitmap with a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The part.
  ///   - format: Not used. Bitmaps have 8 bits per component.
  ///   - colorSpace: Not used. Bitmaps have the colors of sRGB.
  /// - Returns: See `createCGImage(_:from:)`.
  open func createCGImage(_ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage?
  {
    createCGImage(image, from: rect)
  }

  /// Creates a bitmap with a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The part.
  ///   - format: Not used. Bitmaps have 8 bits per component.
  ///   - colorSpace: Not used. Bitmaps have the colors of sRGB.
  ///   - deferred: Not used. The bitmap is computed immediately.
  /// - Returns: See `createCGImage(_:from:)`.
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: rect)
  }

  /// Writes a part of an image to memory, from top to bottom.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - data: The memory.
  ///   - rowBytes: The number of bytes of a row.
  ///   - bounds: The part.
  ///   - format: `RGBA8` or `BGRA8`. Nothing is written for other formats.
  ///   - colorSpace: Not used. The bytes have the colors of sRGB, or those of the filters if the context has no working color
  ///     space.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard format == .RGBA8 || format == .BGRA8 else {
      return CIFilter.report("CIContext writes only bitmaps of the formats RGBA8 and BGRA8")
    }
    guard let region = region(bounds, of: image), rowBytes >= region.width * 4 else { return }
    render(image.recipe, region, to: data, bytesPerRow: rowBytes, isRedFirst: format == .RGBA8)
  }

  /// Returns an image as a PNG file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - format: Not used.
  ///   - colorSpace: Not used.
  ///   - options: Not used.
  /// - Returns: The contents of the file, or nil if the image cannot be computed.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// Returns an image as a JPEG file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - colorSpace: Not used.
  ///   - options: The quality, by the key of `kCGImageDestinationLossyCompressionQuality`.
  /// - Returns: The contents of the file, or nil if the image cannot be computed.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let quality = (options[key] as? NSNumber)?.doubleValue ?? 0.8
    return createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: CGFloat(quality))
    }
  }

  /// Writes an image as a PNG file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - url: The URL of the file.
  ///   - format: Not used.
  ///   - colorSpace: Not used.
  ///   - options: Not used.
  /// - Throws: An error if the image cannot be computed or the file cannot be written.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }

  /// Writes an image as a JPEG file.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - url: The URL of the file.
  ///   - colorSpace: Not used.
  ///   - options: The quality, by the key of `kCGImageDestinationLossyCompressionQuality`.
  /// - Throws: An error if the image cannot be computed or the file cannot be written.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }

  /// Removes temporary results. Contexts keep none in Tessera.
  open func clearCaches() {}

  private func region(_ rect: CGRect, of image: CIImage) -> Region? {
    if rect.isInfinite {
      CIFilter.report("an image without edges has no bitmap; crop it first")
      return nil
    }
    let region = Region(rect)
    guard !region.isEmpty else { return nil }
    guard region.width * region.height <= Self.largestArea else {
      CIFilter.report("a bitmap of \(region.width) × \(region.height) pixels is too large")
      return nil
    }
    guard image.recipe.cost <= Self.largestCost, image.recipe.depth <= Self.largestDepth else {
      CIFilter.report(
        "an image with \(image.recipe.depth) steps one after the other is not computed; create a CGImage between them")
      return nil
    }
    return region
  }

  private func render(
    _ recipe: Recipe, _ region: Region, to memory: UnsafeMutableRawPointer, bytesPerRow: Int, isRedFirst: Bool
  ) {
    let strips = Strips(
      region, reach: recipe.reach, bounds: Region(recipe.bounds),
      processors: ProcessInfo.processInfo.activeProcessorCount)
    let table = space.outputTable
    let target = Output(memory: memory, bytesPerRow: bytesPerRow, isRedFirst: isRedFirst)
    let space = space
    DispatchQueue.concurrentPerform(iterations: strips.concurrent) { first in
      for number in stride(from: first, to: strips.count, by: strips.concurrent) {
        target.write(recipe.render(strips[number], space), of: region, space, table)
      }
    }
  }
}

/// The memory of a bitmap. Strips write to different rows.
private struct Output: @unchecked Sendable {
  let memory: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let isRedFirst: Bool

  func write(_ bitmap: Bitmap, of region: Region, _ space: WorkingSpace, _ table: [UInt8]) {
    let strip = bitmap.region
    table.withUnsafeBufferPointer { table in
      for y in strip.minY..<strip.maxY {
        let source = bitmap.row(y)
        let target = memory + (region.maxY - 1 - y) * bytesPerRow
        for x in 0..<strip.width {
          var color = source[x]
          let alpha = color.w > 0 ? min(1, color.w) : 0
          if alpha > 0, alpha < 1 { color /= alpha }
          let light = color.limited * 65_535 + 0.5
          var bytes = SIMD4<UInt32>(
            UInt32(table[Int(light.x)]), UInt32(table[Int(light.y)]), UInt32(table[Int(light.z)]), 255)
          if alpha < 1 {
            let factor = UInt32(alpha * 255 + 0.5)
            bytes = (bytes &* factor &+ 127) / 255
            bytes.w = factor
          }
          let word =
            isRedFirst
            ? bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
            : bytes.z | bytes.y << 8 | bytes.x << 16 | bytes.w << 24
          target.storeBytes(of: word, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option.
  ///
  /// - Parameter rawValue: The name of the option.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space in which filters compute. `NSNull` selects the values of sRGB.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The color space of results, which has no effect: it is sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format of temporary results, which has no effect: it is floating-point.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// The choice of the processor, which has no effect: contexts have no other in Tessera.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The priority, which has no effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// The quality of transforms, which has no effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// The caching of temporary results, which has no effect.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// The name of the context, which has no effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
  /// The removal of alpha before filters, which has no effect.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
}

/// An option for writing an image file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option.
  ///
  /// - Parameter rawValue: The name of the option.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The layout of pixels in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the layout.
  public let rawValue: Int32
  /// Creates a layout.
  ///
  /// - Parameter rawValue: The number of the layout.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Four bytes: alpha, red, green, blue. Bitmaps of this layout are not written here.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Four bytes: blue, green, red, alpha.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Four bytes: red, green, blue, alpha.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Four bytes: alpha, blue, green, red. Bitmaps of this layout are not written here.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Four floating-point numbers of 16 bits. Bitmaps of this layout are not written here.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// Four floating-point numbers of 32 bits. Bitmaps of this layout are not written here.
  public static let RGBAf = CIFormat(rawValue: 2312)
}
