import Foundation

extension NSRange {
  /// Returns the part of the range that is within `0..<length`. A range outside of it becomes the empty range at the nearer end.
  ///
  /// The sum of location and length may be beyond the integers, for which `NSMaxRange(_:)` ends the process: applications write
  /// `NSRange(location: 10, length: .max)` for the rest of a text, and NSNotFound is `Int.max`.
  ///
  /// - Parameter length: The length of the text, at least 0.
  package func limited(to length: Int) -> NSRange {
    let start = Swift.max(0, Swift.min(location, length))
    let (sum, overflows) = location.addingReportingOverflow(self.length)
    let end = overflows ? (self.length > 0 ? length : 0) : Swift.min(sum, length)
    return NSRange(location: start, length: Swift.max(0, end - start))
  }
}
