import UIKit

/// What the first bytes of a photo say, as far as the Gallery asks.
struct PhotoHeader: Equatable, Sendable {
  /// When it was taken, by the camera's clock; nil where the file does not say.
  var taken: Date?
  /// Pixels, the right way up; zero for a file that is no picture.
  var width = 0
  var height = 0
  /// `UIImage.Orientation`'s number.
  var orientation = 0

  init() {}

  /// Reads a file's header. One that cannot be read has nothing to say.
  init(_ file: RegularFile) {
    guard let found = try? UIImage.metadata(of: file) else { return }
    taken = found.captureDate
    width = Int(found.pixelSize.width)
    height = Int(found.pixelSize.height)
    orientation = found.orientation.rawValue
  }
}
