import Foundation

/// An alternative of a command while additional modifier keys are pressed.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title to show instead of that of the command.
  public let title: String

  /// The selector to send instead of that of the command.
  public let action: Selector

  /// The modifier keys that have to be pressed in addition to those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative.
  ///
  /// - Parameters:
  ///   - title: The title to show instead of that of the command.
  ///   - action: The selector to send instead of that of the command.
  ///   - modifierFlags: The additional modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
