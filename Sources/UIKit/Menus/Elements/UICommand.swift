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

  /// A longer description of the command. Tessera does not show it. The default is `nil`.
  open var discoverabilityTitle: String?

  /// The selector that is sent along the responder chain.
  public let action: Selector?

  /// A value that distinguishes commands with the same action. The default is `nil`.
  public let propertyList: Any?

  /// The attributes of the command, such as disabled. The default is an empty set.
  open var attributes: UIMenuElement.Attributes

  /// The state of the command. A menu shows the state as a checkmark or a dash beside the title. The default is `off`.
  open var state: UIMenuElement.State

  /// The alternatives that replace the command while additional modifier keys are pressed. The default is an empty
  /// array.
  public let alternates: [UICommandAlternate]

  /// The object that triggered the command. The value is `nil` except while the action runs.
  open package(set) var sender: Any?
  /// The sender as the source of a popover while the action runs. The value is `nil` if the sender is neither a view
  /// nor a bar button item.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The image that a menu shows while the command is on, or `nil` to show `image`. The default is `nil`.
  open var selectedImage: UIImage?

  /// Creates a command that sends a selector.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The selector that is sent along the responder chain.
  ///   - propertyList: A value that distinguishes commands with the same action.
  ///   - alternates: The alternatives while additional modifier keys are pressed.
  ///   - discoverabilityTitle: A longer description, or `nil` if there is none.
  ///   - attributes: The attributes, such as `disabled` or `destructive`.
  ///   - state: The state, which a menu shows as a checkmark or a dash beside the title.
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

  /// Creates a command from an archive that `encode(with:)` wrote. Its action has a name alone.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    action = coder.decodeString(forKey: "action").map { Selector($0) }
    propertyList = nil
    discoverabilityTitle = coder.decodeString(forKey: "discoverabilityTitle")
    attributes = Attributes(rawValue: UInt(clamping: coder.decodeInt(forKey: "attributes")))
    state = State(rawValue: coder.decodeInt(forKey: "state")) ?? .off
    alternates = []
    super.init(coder: coder)
  }

  /// Encodes the command with the name of its action. The property list and the alternates are not encoded.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeString(action?.name, forKey: "action")
    coder.encodeString(discoverabilityTitle, forKey: "discoverabilityTitle")
    coder.encode(Int(clamping: attributes.rawValue), forKey: "attributes")
    coder.encode(state.rawValue, forKey: "state")
  }

  /// Performs the command by sending its action. A disabled command does nothing.
  ///
  /// - Parameters:
  ///   - sender: The object that triggers the command. If `target` is `nil`, the action is sent along the responder
  ///     chain that begins at the sender or, if the sender is not a responder, at the first responder.
  ///   - target: The object that receives the action, or `nil` to use the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled), let action else { return }
    self.sender = sender
    if let target {
      _ = ResponderActions.send(action, to: target as AnyObject, sender: self, event: nil)
    } else {
      let start = sender as? UIResponder ?? UIWindow.keyWindow.flatMap { FirstResponder.current(in: $0) }
      _ = ResponderActions.send(action, from: start, sender: self, event: nil)
    }
    self.sender = nil
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard Swift.type(of: self) == UICommand.self, let action else { return self }
    let copy = UICommand(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.subtitle = subtitle
    copy.selectedImage = selectedImage
    return copy
  }
}
