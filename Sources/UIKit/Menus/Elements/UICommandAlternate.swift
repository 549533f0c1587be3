import Foundation

/// What a command does instead while more modifier keys are down.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title that takes the place of the command's.
  public let title: String

  /// The selector that is sent in place of the command's.
  public let action: Selector

  /// The modifier keys that must be down besides those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// An alternate for a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
