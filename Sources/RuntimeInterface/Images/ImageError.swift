import Foundation

/// Why an image could not be had, for people to read.
package struct ImageError: Error, CustomStringConvertible, LocalizedError {
  package let description: String
  package init(_ description: String) { self.description = description }
  package var errorDescription: String? { description }
}
