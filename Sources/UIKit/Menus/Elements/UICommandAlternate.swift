import Foundation

/// An alternative title and action of a command. These replace the title and action of the command while additional
/// modifier keys are pressed.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title that replaces the title of the command.
  public let title: String

  /// The selector that replaces the action of the command.
  public let action: Selector

  /// The modifier keys that must be pressed in addition to the modifier keys of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative for additional modifier keys.
  ///
  /// - Parameters:
  ///   - title: The title that replaces the title of the command.
  ///   - action: The selector that replaces the action of the command.
  ///   - modifierFlags: The additional modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
