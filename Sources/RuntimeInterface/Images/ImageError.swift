import Foundation

/// The reason why an image cannot be read or written. The description is a message for the user.
package struct ImageError: Error, CustomStringConvertible, LocalizedError {
  package let description: String
  package init(_ description: String) { self.description = description }
  package var errorDescription: String? { description }
}
