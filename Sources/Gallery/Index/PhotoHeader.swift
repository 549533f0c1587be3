import UIKit

/// The information that the Gallery reads from the header of a photo.
struct PhotoHeader: Equatable, Sendable {
  /// The date when the photo was taken, according to the camera's clock, or `nil` if the file does not contain it.
  var taken: Date?
  /// The width of the photo in pixels after its orientation is applied, or 0 if the file is not an image.
  var width = 0
  /// The height of the photo in pixels after its orientation is applied, or 0 if the file is not an image.
  var height = 0
  /// The orientation of the photo as the raw value of a `UIImage.Orientation`.
  var orientation = 0

  init() {}

  /// Creates a header by reading a file. The header is empty if the file is not an image or reading fails.
  init(_ file: RegularFile) {
    guard let metadata = try? UIImage.metadata(of: file) else { return }
    taken = metadata.captureDate
    width = Int(metadata.pixelSize.width)
    height = Int(metadata.pixelSize.height)
    orientation = metadata.orientation.rawValue
  }
}
