import Foundation

/// A closure that performs a `UIAction`, which is its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or an action of a control that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifier of an action, by which a control can replace or remove the action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier, by convention in reverse domain notation.
    public let rawValue: String

    /// Creates an identifier from a string.
    ///
    /// - Parameter rawValue: The string, which may be empty.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string, without an argument label.
    ///
    /// - Parameter rawValue: The string, which may be empty.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the action that pastes.
    public static let paste = Identifier("com.apple.action.paste")

    /// The identifier of the action that pastes text without its attributes.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")

    /// The identifier of the action that pastes a web address and opens it.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")

    /// The identifier of the action that pastes text and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The identifier of the action. A control has at most one action with each identifier.
  public let identifier: Identifier

  /// A longer description of the action. Tessera does not show it. The default is `nil`.
  open var discoverabilityTitle: String?

  /// The attributes of the action, such as disabled. The default is an empty set.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action. A menu shows the state as a checkmark or a dash beside the title. The default is `off`.
  open var state: UIMenuElement.State
  /// The object that triggered the action. The value is `nil` except while the handler runs.
  open package(set) var sender: Any?
  /// The sender as the source of a popover while the handler runs. The value is `nil` if the sender is neither a view
  /// nor a bar button item.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The image that a menu shows while the action is on, or `nil` to show `image`. The default is `nil`.
  open var selectedImage: UIImage?
  package let handler: UIActionHandler

  /// Creates an action from a closure.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - discoverabilityTitle: A longer description, or `nil` if there is none.
  ///   - attributes: The attributes of the action.
  ///   - state: The state of the action.
  ///   - handler: A closure that performs the action. It is called on the main thread.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns nil, because the closure of the element cannot be archived.
  ///
  /// - Parameter coder: The unarchiver, which is ignored.
  public required init?(coder: NSCoder) { nil }

  /// Creates an action without a subtitle from a closure.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - discoverabilityTitle: A longer description, or `nil` if there is none.
  ///   - attributes: The attributes of the action.
  ///   - state: The state of the action.
  ///   - handler: A closure that performs the action. It is called on the main thread.
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// Creates an action that has a different image while the action is on.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - selectedImage: The image while the action is on.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - discoverabilityTitle: A longer description, or `nil` if there is none.
  ///   - attributes: The attributes of the action.
  ///   - state: The state of the action.
  ///   - handler: A closure that performs the action. It is called on the main thread.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    self.selectedImage = selectedImage
  }

  /// Performs the action by calling its handler. A disabled action does nothing.
  ///
  /// - Parameters:
  ///   - sender: The object that triggers the action.
  ///   - target: A target, which is ignored.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard Swift.type(of: self) == UIAction.self else { return self }
    return UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
}
