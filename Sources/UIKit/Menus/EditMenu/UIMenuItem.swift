import Foundation

/// A custom command in the menu of a `UIMenuController`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the command, which the menu shows.
  open var title: String
  /// The selector that is sent along the responder chain when the user chooses the command. The command is visible only if a
  /// responder has the method.
  open var action: Selector

  /// Creates a command for the `menuItems` of a `UIMenuController`.
  ///
  /// - Parameters:
  ///   - title: The title of the command.
  ///   - action: The selector that is sent along the responder chain.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
