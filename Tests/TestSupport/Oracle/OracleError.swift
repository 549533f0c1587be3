/// An error in the measured cases, or in the way a test reads them.
public struct OracleError: Error, CustomStringConvertible {
  /// The error with the file and the case.
  public let description: String
  init(_ description: String) { self.description = description }
}
