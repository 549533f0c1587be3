import Foundation

/// The type of the handler of a `UIAction`.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or an action of a control that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifier of an action. Controls use it to replace or remove the action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier, by convention in reverse domain notation.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The text, which may be empty.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier, without a label.
    ///
    /// - Parameter rawValue: The text, which may be empty.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of pasting.
    public static let paste = Identifier("com.apple.action.paste")

    /// The identifier of pasting text without its attributes.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")

    /// The identifier of pasting a web address and opening it.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")

    /// The identifier of pasting text and searching for it.
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

  /// A longer description of the action. It is stored and not shown. The default is `nil`.
  open var discoverabilityTitle: String?

  /// The attributes of the action. A disabled action does not run. The default is none.
  open var attributes: UIMenuElement.Attributes

  /// The state of the action, which a menu shows as a check mark or a dash beside it. The default is `off`.
  open var state: UIMenuElement.State
  /// The object that triggered the action, while the handler runs.
  open package(set) var sender: Any?
  /// The sender as the source of a popover, while the handler runs: a view or a bar button item, otherwise `nil`.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The image that a menu shows while the action is on. The default is `nil`, which uses `image`.
  open var selectedImage: UIImage?
  package let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - discoverabilityTitle: A longer description.
  ///   - attributes: The attributes.
  ///   - state: The state.
  ///   - handler: The closure to call on the main thread.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("tessera.action.\(SerialNumber.next())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Creates an action with another image while it is on.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - selectedImage: The image while the action is on.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - discoverabilityTitle: A longer description.
  ///   - attributes: The attributes.
  ///   - state: The state.
  ///   - handler: The closure to call on the main thread.
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

  /// Calls the handler, unless the action is disabled.
  ///
  /// - Parameters:
  ///   - sender: The object that triggers the action.
  ///   - target: Ignored.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
