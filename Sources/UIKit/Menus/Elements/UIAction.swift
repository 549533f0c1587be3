import Foundation

/// The handler of a `UIAction`.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or a control's action that is a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Names an action, so that a control can replace or remove it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text; by convention in reverse domain form.
    public let rawValue: String

    /// An identifier with that text; empty text is allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// UIKit's name of pasting.
    public static let paste = Identifier("com.apple.action.paste")

    /// UIKit's name of pasting text without its own attributes.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")

    /// UIKit's name of pasting an address and going there.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")

    /// UIKit's name of pasting a term and searching for it.
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
  /// Unique unless given: a control holds one action for an identifier.
  public let identifier: Identifier

  /// What the action does, in more words than its title has. Kept, not shown here. Default nil.
  open var discoverabilityTitle: String?

  /// A disabled action does not run. Default none.
  open var attributes: UIMenuElement.Attributes

  /// Whether a menu marks the action with a tick. Default off.
  open var state: UIMenuElement.State
  /// What triggered the action: set while the handler runs.
  open package(set) var sender: Any?
  /// The sender, if a popover can point at it: a view or a button of a bar. Set while the handler runs.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// The picture that a menu shows while the element is on; nil, the default: `image`.
  open var selectedImage: UIImage?
  package let handler: UIActionHandler

  /// An action that runs `handler` on the main thread. Without an identifier it gets a unique one.
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

  /// The same with another picture while the action is on.
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

  /// Runs the handler for `sender`, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
