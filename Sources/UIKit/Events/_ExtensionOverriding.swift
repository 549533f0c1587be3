/// A class of UIKit whose members extensions can override. Extensions of its subclasses can do so as well.
///
/// `tessera` rewrites such an override as a replacement of UIKit's member (see `ExtensionOverrides`). The code that it generates
/// uses the methods of the protocol.
@MainActor public protocol _ExtensionOverriding: AnyObject {}

extension _ExtensionOverriding {
  /// Calls the superclass's member from an override in an extension.
  ///
  /// - Parameters:
  ///   - member: The name of the member, followed by `=` if a property is set.
  ///   - body: A closure that calls the replacement of the member.
  /// - Returns: The result of the closure.
  @discardableResult
  public func _callSuper<Result>(_ member: String, _ body: () -> Result) -> Result {
    ExtensionOverrides.shared.begin(member, of: self)
    defer { _ = ExtensionOverrides.shared.end(member, of: self) }
    return body()
  }

  /// Returns whether a replaced member is called by `super`, so that UIKit's own code runs. The code that `tessera` generates
  /// calls this method once for each call of the member.
  ///
  /// - Parameter member: The name of the member, followed by `=` if a property is set.
  /// - Returns: `true` within `_callSuper(_:_:)`.
  public func _isCalledBySuper(_ member: String) -> Bool {
    _ExtensionOverrides.beginReplacement()
    return ExtensionOverrides.shared.end(member, of: self)
  }
}
