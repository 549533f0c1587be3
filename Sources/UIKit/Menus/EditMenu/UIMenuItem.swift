import Foundation

/// A command of one's own in the menu of `UIMenuController`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The text in the menu.
  open var title: String
  /// The selector that is sent along the responder chain.
  open var action: Selector

  /// A command that sends `action` to whoever answers it.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
