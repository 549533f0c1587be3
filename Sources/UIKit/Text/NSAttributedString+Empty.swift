// Foundation on Linux lacks the initializer without arguments, and an extension cannot add an `override`: a default
// argument makes the same call compile.

extension NSMutableAttributedString {
  /// An empty text, written `NSMutableAttributedString()`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
