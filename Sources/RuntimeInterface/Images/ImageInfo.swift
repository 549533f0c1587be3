import Foundation

/// The properties in the header of an image.
package struct ImageInfo: Sendable {
  /// The stored width in pixels, before the orientation is applied.
  package var pixelWidth: Int
  /// The stored height in pixels, before the orientation is applied.
  package var pixelHeight: Int
  /// The type of the file, such as "jpeg", "png", "gif" or "webp".
  package var type: String
  /// The EXIF orientation, 1...8. The value is 1 if the file does not contain one.
  package var orientation: Int
  /// The EXIF date as it is stored in the file, such as "2024:05:01 12:30:00", or nil if the file does not contain one.
  package var captureDate: String?
  package var isAnimated: Bool

  package init(
    pixelWidth: Int, pixelHeight: Int, type: String, orientation: Int, captureDate: String?, isAnimated: Bool
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.type = type
    self.orientation = orientation
    self.captureDate = captureDate
    self.isAnimated = isAnimated
  }
}
