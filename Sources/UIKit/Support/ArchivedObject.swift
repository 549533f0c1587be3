import Foundation

/// An object of UIKit that can be read from an archive that `encode(with:)` wrote, and not only from a nib.
@MainActor protocol ArchivedObject: NSObject {
  /// Sets the values that the archive contains.
  func decodeArchive(from coder: NSCoder)
}
