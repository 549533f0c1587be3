import CoreGraphics
import Foundation
import RuntimeInterface

/// A picture of the window, in device pixels.
public struct Snapshot: @unchecked Sendable {
  package let pixels: PixelBuffer

  package init(pixels: PixelBuffer) { self.pixels = pixels }

  /// Reads a picture, whatever the format. Throws with the reason.
  public init(contentsOf url: URL) throws {
    pixels = try Runtime.imageCodec.decode(.file(FilePath(url)), fitting: nil)
  }

  /// Device pixels.
  public var width: Int { pixels.width }

  /// Device pixels.
  public var height: Int { pixels.height }

  /// Red, green, blue and alpha of a pixel, counted from the top left, 0...255. Traps outside of the picture.
  public func color(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let value = pixels[x, y]
    return (Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), Int(value >> 24))
  }

  /// The picture as a PNG file. Throws where it cannot be encoded.
  public func pngData() throws -> Data { try Runtime.imageCodec.encodePNG(pixels) }

  /// Writes a PNG; folders on the way are made.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try pngData().write(to: url)
  }
}

/// When two pictures count as the same.
public struct SnapshotTolerance: Sendable {
  /// How far apart two colours may look, 0...1. Default 0.08: edges that are antialiased a little differently pass.
  public var color: Double
  /// The share of pixels that may look different. Default 0.001.
  public var share: Double
  /// The share of pixels that may look different within any square of 64 by 64 pixels: a word that is missing in a large
  /// picture counts. Default 0.05.
  public var spot: Double

  /// A tolerance; the defaults let antialiasing differ a little.
  public init(color: Double = 0.08, share: Double = 0.001, spot: Double = 0.05) {
    self.color = color
    self.share = share
    self.spot = spot
  }

  /// Every pixel the same.
  public static let exact = SnapshotTolerance(color: 0, share: 0, spot: 0)
}

/// How two pictures differ.
public struct SnapshotDifference: Sendable {
  /// Pixels that look different.
  public var count: Int

  /// The share of them in all pixels, 0...1.
  public var share: Double
  /// The largest share of them within a square of 64 by 64 pixels, 0...1.
  public var spot: Double
  /// The rectangle around them, in pixels.
  public var bounds: CGRect
  /// The largest distance of two colours, 0...1.
  public var largest: Double
  /// Both pictures must be of one size.
  public var sizesDiffer: Bool
}

extension Snapshot {
  /// Compares as an eye does: by brightness and hue, and forgiving an edge that lies a pixel beside.
  public func difference(from expected: Snapshot, tolerance: SnapshotTolerance = SnapshotTolerance())
    -> SnapshotDifference
  {
    SnapshotComparison(actual: self, expected: expected, tolerance: tolerance).difference
  }

  /// Whether no more pixels look different than the tolerance's share of them. Stops looking where that is known, so that
  /// it can be asked again and again of a window.
  package func looksLike(_ expected: Snapshot, tolerance: SnapshotTolerance = SnapshotTolerance()) -> Bool {
    let limit = Int(tolerance.share * Double(width * height))
    let difference = SnapshotComparison(actual: self, expected: expected, tolerance: tolerance, limit: limit).difference
    return !difference.sizesDiffer && difference.count <= limit
  }
}
