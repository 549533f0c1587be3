// Foundation on Linux lacks the initializer without arguments, and an extension cannot contain an `override`. An
// initializer with a default argument can be called in the same way.

extension NSAttributedString {
  /// Creates an empty attributed string. Call the initializer as `NSAttributedString()`.
  ///
  /// - Parameter nothing: A placeholder that callers omit.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
