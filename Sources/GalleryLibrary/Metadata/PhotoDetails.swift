import CExif
import CoreGraphics
import Foundation

/// The information about a photo that a person may want to see and that the index does not contain.
package struct PhotoDetails: Equatable, Sendable {
  /// The size of the file in bytes, or `nil` if it cannot be read.
  package var bytes: Int64?
  /// The exposure time, such as "1/125 sec.".
  package var exposureTime: String?
  /// The aperture, such as "f/2.8", or `nil` if the file does not contain it.
  package var aperture: String?
  /// The ISO sensitivity, such as "100", or `nil` if the file does not contain it.
  package var sensitivity: String?
  /// The focal length, such as "35.0 mm".
  package var focalLength: String?

  /// Creates details without values.
  package init() {}

  /// Reads the details of a file. The method blocks, so it must not be called on the main thread.
  package init(_ path: FilePath) {
    var info = stat()
    if path.withCString({ stat($0, &info) }) == 0 { bytes = Int64(info.st_size) }
    guard let file = try? RegularFile(path), let segment = ExifSegment.read(file),
      let data = exif_data_new_from_data(segment, UInt32(segment.count))
    else { return }
    defer { exif_data_unref(data) }
    let details = data.pointee.ifd.2
    exposureTime = Self.text(details, 0x829A)
    aperture = Self.text(details, 0x829D)
    sensitivity = Self.text(details, 0x8827)
    focalLength = Self.text(details, 0x920A)
  }

  /// The maximum length of a text in bytes.
  private static let maximumLength = 64

  private static func text(_ content: UnsafeMutablePointer<ExifContent>?, _ tag: UInt32) -> String? {
    guard let content, let entry = exif_content_get_entry(content, ExifTag(rawValue: tag)) else { return nil }
    var buffer = [CChar](repeating: 0, count: maximumLength)
    guard exif_entry_get_value(entry, &buffer, UInt32(buffer.count)) != nil else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }
}
