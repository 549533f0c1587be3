import CoreGraphics
import Foundation
import RuntimeInterface

/// An image of a window's content, in device pixels.
public struct Snapshot: @unchecked Sendable {
  package let pixels: PixelBuffer

  package init(pixels: PixelBuffer) { self.pixels = pixels }

  /// Reads an image file of any supported format.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: An error with the reason if the file cannot be read or decoded.
  public init(contentsOf url: URL) throws {
    pixels = try Runtime.imageCodec.decode(.file(FilePath(url)), fitting: nil)
  }

  /// The width in device pixels.
  public var width: Int { pixels.width }

  /// The height in device pixels.
  public var height: Int { pixels.height }

  /// Returns the components of a pixel. Traps if the pixel is outside the image.
  ///
  /// - Parameters:
  ///   - x: The column, from the left.
  ///   - y: The row, from the top.
  /// - Returns: The components, 0...255 each. Colors are multiplied by alpha.
  public func color(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let value = pixels[x, y]
    return (Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), Int(value >> 24))
  }

  /// Encodes the image as a PNG file.
  ///
  /// - Returns: The file.
  /// - Throws: An error with the reason if the image cannot be encoded.
  public func pngData() throws -> Data { try Runtime.imageCodec.encodePNG(pixels) }

  /// Writes the image as a PNG file. Missing folders in its path are created.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: An error with the reason if the file cannot be written.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try pngData().write(to: url)
  }
}

/// The differences between two images that a comparison accepts: the difference of two colors, and the fraction of
/// different pixels.
public struct SnapshotTolerance: Sendable {
  /// The largest accepted difference of two colors, 0...1. The default, 0.08, accepts slightly different antialiasing.
  public var color: Double
  /// The largest accepted fraction of different pixels. The default is 0.001.
  public var fraction: Double
  /// The largest accepted fraction of different pixels in any square of 64 by 64 pixels. With this limit, a missing
  /// word in a large image is detected. The default is 0.05.
  public var squareFraction: Double

  /// Creates a tolerance. The defaults accept slightly different antialiasing.
  ///
  /// - Parameters:
  ///   - color: The largest accepted difference of two colors, 0...1.
  ///   - fraction: The largest accepted fraction of different pixels, 0...1.
  ///   - squareFraction: The largest accepted fraction of different pixels in any square of 64 by 64 pixels, 0...1.
  public init(color: Double = 0.08, fraction: Double = 0.001, squareFraction: Double = 0.05) {
    self.color = color
    self.fraction = fraction
    self.squareFraction = squareFraction
  }

  /// A tolerance that accepts only identical images.
  public static let exact = SnapshotTolerance(color: 0, fraction: 0, squareFraction: 0)
}

/// The result of a comparison of two images: the number and position of the different pixels, and the largest
/// difference.
public struct SnapshotDifference: Sendable {
  /// The number of pixels that differ.
  public var count: Int

  /// The fraction of different pixels, 0...1.
  public var fraction: Double
  /// The largest fraction of different pixels in a square of 64 by 64 pixels, 0...1.
  public var squareFraction: Double
  /// The bounding box of the different pixels, in device pixels from the top left.
  public var bounds: CGRect
  /// The largest difference between two colors at the same position, 0...1.
  public var largest: Double
  /// A Boolean value that indicates whether the images have different sizes. If so, their pixels were not compared.
  public var sizesDiffer: Bool
}

extension Snapshot {
  /// Compares the image with another image by perceived brightness and hue. An edge that is shifted by one pixel is not
  /// a difference.
  ///
  /// - Parameters:
  ///   - expected: The image to compare with.
  ///   - tolerance: The accepted differences. Only the accepted difference of two colors is used.
  /// - Returns: The differences.
  public func difference(from expected: Snapshot, tolerance: SnapshotTolerance = SnapshotTolerance())
    -> SnapshotDifference
  {
    SnapshotComparison(actual: self, expected: expected, tolerance: tolerance).difference
  }

  /// Returns whether `tolerance` accepts the fraction of different pixels.
  ///
  /// The comparison ends when the result is known, so that it can be repeated often for the content of a window.
  package func isSimilar(_ expected: Snapshot, tolerance: SnapshotTolerance = SnapshotTolerance()) -> Bool {
    let limit = Int(tolerance.fraction * Double(width * height))
    let difference = SnapshotComparison(
      actual: self, expected: expected, tolerance: tolerance, maximumDifferenceCount: limit
    ).difference
    return !difference.sizesDiffer && difference.count <= limit
  }
}
