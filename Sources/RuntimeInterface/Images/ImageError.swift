import Foundation

/// The reason why an image cannot be read or written, as a message for display.
package struct ImageError: Error, CustomStringConvertible, LocalizedError {
  package let description: String
  package init(_ description: String) { self.description = description }
  package var errorDescription: String? { description }
}
