import CoreGraphics
import Foundation

/// The source of an image's bytes.
package enum ImageSource: Sendable {
  /// A file that is opened each time it is used.
  case file(FilePath)
  /// A file that is open already: all operations use it, whatever its path leads to now.
  case opened(RegularFile)
  /// The bytes of a file.
  case data(Data)
}
