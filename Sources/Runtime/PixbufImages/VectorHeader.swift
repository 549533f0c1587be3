import CoreGraphics
import Foundation
import RuntimeInterface

/// The size of a vector image, read from the first bytes of its file.
struct VectorHeader {
  /// The maximum size of a vector file in bytes. The images of asset catalogs have a few kilobytes.
  static let maximumFileSize = 64 << 20
  /// The number of bytes in which the root element of an SVG file must begin.
  private static let searchedByteCount = 1 << 16

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
    let start = reader.bytes(0, Self.searchedByteCount)
    let text = String(decoding: start, as: UTF8.self)
    guard let tag = text.firstRange(of: /<(?:[A-Za-z]+:)?svg[\s>]/)?.lowerBound,
      let end = text[tag...].firstIndex(of: ">")
    else { throw ImageError("the file is not an SVG image") }
    let root = text[tag...end]
    let box = (Self.attribute("viewBox", of: root) ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
    let width = Self.length(Self.attribute("width", of: root)) ?? (box.count == 4 ? box[2] : nil)
    let height = Self.length(Self.attribute("height", of: root)) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height else { throw ImageError("the SVG image has no width, height or viewBox") }
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else {
      throw ImageError("the SVG image has an invalid size of \(width) × \(height)")
    }
    size = CGSize(width: width, height: height)
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      guard let match = tag.firstRange(of: " \(name)=\(quote)") ?? tag.firstRange(of: "\n\(name)=\(quote)") else {
        continue
      }
      let remainder = tag[match.upperBound...]
      if let end = remainder.firstIndex(of: Character(quote)) { return String(remainder[..<end]) }
    }
    return nil
  }

  /// Returns a length in CSS pixels (96 pixels per inch), or nil if the text is not a length. Percentages are not accepted.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 96 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) { return Double(text.dropLast(2)).map { $0 * factor } }
    return Double(text)
  }
}
