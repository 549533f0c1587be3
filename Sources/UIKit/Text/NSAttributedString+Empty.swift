// Foundation on Linux lacks the initializer without arguments, and an extension cannot contain an `override`. With a
// default argument the same call compiles.

extension NSMutableAttributedString {
  /// Creates an empty attributed string, written `NSMutableAttributedString()`.
  ///
  /// - Parameter nothing: Leave it out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
