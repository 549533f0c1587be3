import Foundation

/// The reason why an image cannot be read or written. The description is a message for the user.
package struct ImageError: Error, CustomStringConvertible, LocalizedError {
  package let description: String
  /// A Boolean value that indicates whether the reason is not in the file: a loader is missing, the memory or the time was not
  /// sufficient. The same file may be readable later.
  package let dependsOnSystem: Bool

  package init(_ description: String, dependsOnSystem: Bool = false) {
    self.description = description
    self.dependsOnSystem = dependsOnSystem
  }
  package var errorDescription: String? { description }
}
