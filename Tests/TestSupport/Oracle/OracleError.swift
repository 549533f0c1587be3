/// What is wrong with the measured cases or with the way in which a test reads them.
public struct OracleError: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}
