import CoreGraphics
import Foundation

/// The source of an image's bytes.
package enum ImageSource: Sendable {
  /// A file that is opened each time it is used.
  case file(FilePath)
  /// A file that is already open. All operations use the open file, even if its path now leads to another file.
  case opened(RegularFile)
  /// The bytes of a file that is in memory.
  case data(Data)
}
