import CoreGraphics
import Foundation
import RuntimeInterface

/// The size of a vector image, read from the first bytes of its file.
struct VectorHeader {
  /// The maximum size of a vector file in bytes. The images of asset catalogs have a few kilobytes.
  static let maximumFileSize = 64 << 20
  /// The number of bytes in which the root element of an SVG file must begin and end.
  private static let searchedByteCount = 1 << 16
  /// The maximum size in points.
  private static let maximumSide = 16_384.0

  /// The size in points.
  let size: CGSize

  /// Reads the size of an SVG image: its width and height, or the size of its view box.
  ///
  /// - Parameter reader: A reader for the file.
  /// - Throws: An `ImageError` if the file is not an SVG image or specifies no size.
  init(_ reader: ByteReader) throws {
    guard reader.count <= Self.maximumFileSize else {
      throw FileError.tooLarge(size: reader.count, limit: Self.maximumFileSize)
    }
    var bytes = reader.bytes(0, Self.searchedByteCount)
    if GzipPrefix.isCompressed(bytes) { bytes = GzipPrefix.decompressed(bytes, limit: Self.searchedByteCount) }
    guard let root = VectorRoot(bytes) else {
      throw ImageError("the file is not an SVG image")
    }
    let box = (root.attributes["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    let width = Self.length(root.attributes["width"]) ?? (box.count == 4 ? box[2] : nil)
    let height = Self.length(root.attributes["height"]) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height else { throw ImageError("the SVG image has no width, height or viewBox") }
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else {
      throw ImageError("the SVG image has an invalid size of \(width) × \(height)")
    }
    size = CGSize(width: width, height: height)
  }

  /// Returns a length in CSS pixels (96 pixels per inch), or nil if the text is not a length. Percentages are not accepted.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) { return Double(text.dropLast(2)).map { $0 * factor } }
    return Double(text)
  }
}
