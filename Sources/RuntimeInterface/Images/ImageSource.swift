import CoreGraphics
import Foundation

/// The source of an image's bytes.
package enum ImageSource: Sendable {
  /// A file that is opened each time it is used.
  case file(FilePath)
  /// A file that is already open. All operations use it, even if its path leads to another file now.
  case opened(RegularFile)
  /// The bytes of a file.
  case data(Data)
}
