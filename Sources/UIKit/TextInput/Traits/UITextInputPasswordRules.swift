import Foundation

/// The requirements for passwords, in the format of password managers. They have no effect, because Tessera does not
/// suggest passwords.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The requirements, such as "minlength: 20; required: lower;".
  public let passwordRulesDescriptor: String

  /// Creates password rules.
  ///
  /// - Parameter passwordRulesDescriptor: The requirements. They are not validated.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which cannot be changed.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The rules.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
