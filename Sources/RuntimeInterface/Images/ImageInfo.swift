import Foundation

/// What a header says.
package struct ImageInfo: Sendable {
  /// As stored, before the orientation.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// "jpeg", "png", "gif", "webp", …
  package var type: String
  /// EXIF's, 1 to 8; 1 when there is none.
  package var orientation: Int
  /// EXIF's "2024:05:01 12:30:00", as written.
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
