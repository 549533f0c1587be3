import UIKit

/// The information that the Gallery reads from the header of a photo.
struct PhotoHeader: Equatable, Sendable {
  /// When the photo was taken, by the camera's clock, or `nil` if the file does not contain it.
  var taken: Date?
  /// The width of the upright photo in pixels, or 0 if the file is not an image.
  var width = 0
  /// The height of the upright photo in pixels, or 0 if the file is not an image.
  var height = 0
  /// The raw value of the `UIImage.Orientation`.
  var orientation = 0

  init() {}

  /// Reads the header of a file. If that fails, the header is empty.
  init(_ file: RegularFile) {
    guard let found = try? UIImage.metadata(of: file) else { return }
    taken = found.captureDate
    width = Int(found.pixelSize.width)
    height = Int(found.pixelSize.height)
    orientation = found.orientation.rawValue
  }
}
