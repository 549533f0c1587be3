import CoreGraphics
import Foundation

/// Where the bytes of a picture come from.
package enum ImageSource: Sendable {
  /// A file that is opened each time.
  case file(FilePath)
  /// A file that was opened already: all that is asked of it is asked of the same file, whatever its path leads to by now.
  case opened(RegularFile)
  /// A file's bytes.
  case data(Data)
}
