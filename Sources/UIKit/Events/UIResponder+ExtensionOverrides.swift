extension UIResponder {
  /// Calls the superclass's member from an override in an extension. The code that `tessera` generates calls this method.
  ///
  /// - Parameters:
  ///   - member: The name of the member.
  ///   - body: A closure that calls the member of `super`.
  /// - Returns: The result of the closure.
  public final func _callSuper<Result>(_ member: String, _ body: () -> Result) -> Result {
    ExtensionOverrides.shared.begin(member, of: self)
    defer { _ = ExtensionOverrides.shared.end(member, of: self) }
    return body()
  }

  /// Returns whether a replaced member is called by `super`, so that UIKit's own code runs. The code that `tessera` generates
  /// calls this method once for each call of the member.
  ///
  /// - Parameter member: The name of the member.
  /// - Returns: `true` within `_callSuper(_:_:)`.
  public final func _isCalledBySuper(_ member: String) -> Bool { ExtensionOverrides.shared.end(member, of: self) }
}
