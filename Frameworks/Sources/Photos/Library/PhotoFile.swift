import Foundation
import UIKit

/// A picture file of the library. Its header is read when a property of the picture is needed, and then kept.
final class PhotoFile: @unchecked Sendable {
  /// The properties that are read from the header of a file.
  struct Header {
    var pixelSize = CGSize.zero
    var captureDate: Date?
    var isAnimated = false
  }

  let path: String
  let size: Int
  let modified: Date
  private let lock = NSLock()
  private var known: Header?

  var url: URL { URL(fileURLWithPath: path) }
  var name: String { String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]) }

  init(path: String, size: Int, modified: Date) {
    self.path = path
    self.size = size
    self.modified = modified
  }

  /// The header. That of a damaged file is empty.
  var header: Header {
    if let known = lock.withLock({ known }) { return known }
    var header = Header()
    if let values = try? UIImage.metadata(contentsOf: url) {
      header = Header(
        pixelSize: values.pixelSize, captureDate: values.captureDate, isAnimated: values.isAnimated)
    }
    lock.withLock { known = header }
    return header
  }

  /// Returns whether another description is one of the same content.
  func isSame(as other: PhotoFile) -> Bool { path == other.path && size == other.size && modified == other.modified }
}
