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

  /// A longer description of the command. It is stored and not shown. The default is `nil`.
  open var discoverabilityTitle: String?

  /// The selector to send along the responder chain.
  public let action: Selector?

  /// A value that distinguishes commands of the same action. The default is `nil`.
  public let propertyList: Any?

  /// The attributes of the command. A disabled command is not sent. The default is none.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command, which a menu shows as a check mark or a dash beside it. The default is `off`.
  open var state: UIMenuElement.State

  /// The alternatives of the command while additional modifier keys are pressed. The default is none.
  public let alternates: [UICommandAlternate]

  /// The object that triggered the command, while its action runs.
  open package(set) var sender: Any?
  /// The sender as the source of a popover, while the action runs: a view or a bar button item, otherwise `nil`.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The image that a menu shows while the command is on. The default is `nil`, which uses `image`.
  open var selectedImage: UIImage?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The selector to send along the responder chain.
  ///   - propertyList: A value that distinguishes commands of the same action.
  ///   - alternates: The alternatives while additional modifier keys are pressed.
  ///   - discoverabilityTitle: A longer description.
  ///   - attributes: The attributes.
  ///   - state: The state.
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

  /// Sends the action of the command, unless it is disabled.
  ///
  /// - Parameters:
  ///   - sender: The object that triggers the command. Without a target, the action is sent along its responder chain,
  ///     or along that of the first responder if it is not a responder.
  ///   - target: The object to send the action to, or `nil` to use the responder chain.
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
