import Foundation

// Files in iCloud. There are none.

extension FileManager {
  /// The account of iCloud, which is nil: there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of the application in iCloud, which is nil: there is none.
  ///
  /// - Parameter containerIdentifier: The identifier of the container, or nil for the first one.
  /// - Returns: nil.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud.
  ///
  /// - Parameter url: The URL of the file.
  /// - Returns: `false`.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
