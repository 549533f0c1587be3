import Foundation

/// Which passwords fit, in words that password managers understand. Nothing is suggested here.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules, such as "minlength: 20; required: lower;".
  public let passwordRulesDescriptor: String

  /// Rules in those words. They are not looked at.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Itself: rules do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
