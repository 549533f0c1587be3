import Foundation

/// A menu element that sends a selector along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// What the command does, in more words than its title has. Kept, not shown here. Default nil.
  open var discoverabilityTitle: String?

  /// The selector that is sent along the responder chain.
  public let action: Selector?

  /// Tells commands of the same action apart. Default nil.
  public let propertyList: Any?

  /// How the command may be used; a disabled one is not sent. Default none.
  open var attributes: UIMenuElement.Attributes

  /// Whether a menu marks the command with a tick. Default off.
  open var state: UIMenuElement.State

  /// A command that sends `action` to whoever answers it along the responder chain.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
