import Foundation

/// A menu element that sends a selector along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
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

  /// What the command does instead while more modifier keys are down. Default none.
  public let alternates: [UICommandAlternate]

  /// Who performed the command: set while its action runs.
  open package(set) var sender: Any?
  /// The sender, if a popover can point at it: a view or a button of a bar. Set while the handler runs.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The picture that a menu shows while the element is on; nil, the default: `image`.
  open var selectedImage: UIImage?

  /// A command that sends `action` to whoever answers it along the responder chain.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Sends the command's action to `target`, or to whoever answers it along the chain from `sender` (from the first
  /// responder, if that is no responder), unless the command is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled), let action else { return }
    self.sender = sender
    if let target {
      _ = ResponderActions.send(action, to: target as AnyObject, sender: self, event: nil)
    } else {
      let start = sender as? UIResponder ?? UIWindow.keyWindow.flatMap { FirstResponder.of($0) }
      _ = ResponderActions.send(action, from: start, sender: self, event: nil)
    }
    self.sender = nil
  }
}
