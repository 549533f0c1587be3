import Foundation

/// The requirements for passwords, in the format of password managers. The rules have no effect in Tessera, which does not suggest
/// passwords.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The requirements, such as "minlength: 20; required: lower;".
  public let passwordRulesDescriptor: String

  /// Creates password rules from a description.
  ///
  /// - Parameter passwordRulesDescriptor: The requirements, which are not validated.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, because they are immutable.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The same object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
