import CExif
import CoreGraphics
import Foundation
import RuntimeInterface

/// Reads the metadata of photos. The image codec provides the size, and libexif provides dates, cameras and coordinates.
package struct ExifMetadataReader: PhotoMetadataReading {
  private let zone: TimeZone

  /// Creates a reader. The reader has no state, so one reader can be used on several threads.
  ///
  /// - Parameter zone: The time zone in which the times of videos are shown, which their files have in UTC.
  package init(zone: TimeZone = .current) { self.zone = zone }

  package func metadata(of file: RegularFile) -> PhotoMetadata {
    var metadata = PhotoMetadata()
    guard let info = try? Runtime.imageCodec.probe(.opened(file)) else {
      if let size = try? Runtime.imageCodec.vectorSize(.opened(file)) {
        metadata.width = max(1, Int(size.width.rounded()))
        metadata.height = max(1, Int(size.height.rounded()))
        return metadata
      }
      let video = VideoDetails(file, zone: zone)
      metadata.width = video.width
      metadata.height = video.height
      metadata.taken = video.taken
      metadata.camera = video.camera
      metadata.latitude = video.latitude
      metadata.longitude = video.longitude
      return metadata
    }
    let swapsSides = info.orientation >= 5
    metadata.width = swapsSides ? info.pixelHeight : info.pixelWidth
    metadata.height = swapsSides ? info.pixelWidth : info.pixelHeight
    metadata.orientation = info.orientation
    metadata.taken = info.captureDate.flatMap(CivilTime.init(exif:))
    if let segment = ExifSegment.read(file) { Self.parse(segment, &metadata) }
    return metadata
  }

  /// Adds the values of an EXIF block to metadata.
  static func parse(_ segment: [UInt8], _ metadata: inout PhotoMetadata) {
    guard let data = exif_data_new_from_data(segment, UInt32(segment.count)) else { return }
    defer { exif_data_unref(data) }
    let order = exif_data_get_byte_order(data)
    let (image, _, details, position, _) = data.pointee.ifd
    if let date = text(details, 0x9003).flatMap(CivilTime.init(exif:)) { metadata.taken = date }
    // A file without the time of the picture has that of its digitization, or of its last change.
    if metadata.taken == nil {
      metadata.taken = (text(details, 0x9004) ?? text(image, 0x0132)).flatMap(CivilTime.init(exif:))
    }
    metadata.camera = camera(maker: text(image, 0x010F), model: text(image, 0x0110))
    metadata.latitude = degrees(position, value: 2, reference: 1, negative: "S", limit: 90, order)
    metadata.longitude = degrees(position, value: 4, reference: 3, negative: "W", limit: 180, order)
    if metadata.latitude == nil || metadata.longitude == nil {
      metadata.latitude = nil
      metadata.longitude = nil
    }
  }

  /// Returns the name of a camera, with the name of its maker. If the name of the model begins with the first word of the
  /// maker's name, such as "Canon EOS R5", the maker is not added.
  static func camera(maker: String?, model: String?) -> String? {
    guard let model else { return maker }
    guard let maker, let first = maker.split(separator: " ").first else { return model }
    return model.lowercased().hasPrefix(first.lowercased()) ? model : "\(maker) \(model)"
  }

  private static func entry(_ content: UnsafeMutablePointer<ExifContent>?, _ tag: UInt32) -> ExifEntry? {
    guard let content else { return nil }
    return exif_content_get_entry(content, ExifTag(rawValue: tag))?.pointee
  }

  /// Returns the text of an entry, without control characters and spaces at its ends, or `nil` if it is empty.
  private static func text(_ content: UnsafeMutablePointer<ExifContent>?, _ tag: UInt32) -> String? {
    guard let entry = entry(content, tag), entry.format == EXIF_FORMAT_ASCII, let data = entry.data else { return nil }
    let bytes = UnsafeBufferPointer(start: data, count: min(Int(entry.size), 256)).prefix { $0 != 0 }
    let text = String(decoding: bytes, as: UTF8.self).filter {
      !$0.isNewline && $0 >= " " && !$0.unicodeScalars.contains(where: FilePath.isControl)
    }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : trimmed
  }

  private static func degrees(
    _ content: UnsafeMutablePointer<ExifContent>?, value: UInt32, reference: UInt32, negative: Character,
    limit: Double, _ order: ExifByteOrder
  ) -> Double? {
    guard let entry = entry(content, value), entry.format == EXIF_FORMAT_RATIONAL, let data = entry.data,
      entry.components == 3, entry.size >= 24
    else { return nil }
    var degrees = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated() {
      let rational = exif_get_rational(data + index * 8, order)
      // Some cameras write fractional minutes, and seconds of 0/0.
      guard rational.denominator != 0 else { if index == 2 { break } else { return nil } }
      degrees += Double(rational.numerator) / Double(rational.denominator) / unit
    }
    guard degrees <= limit else { return nil }
    return text(content, reference)?.uppercased().first == negative ? -degrees : degrees
  }
}
