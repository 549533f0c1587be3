import Foundation

/// A custom command in the menu of a `UIMenuController`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the command, which the menu shows.
  open var title: String
  /// The selector that is sent along the responder chain.
  open var action: Selector

  /// Creates a command.
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
