import Foundation

/// A group of menu elements with a title. A menu is shown as a context menu or an edit menu, or as a submenu of another
/// menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu, by which a menu builder can find the menu.
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
  }

  /// Options for the appearance and behavior of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options, with the values of UIKit.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    ///
    /// - Parameter rawValue: One bit for each option. Unknown bits are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the parent menu instead of a submenu.
    public static let displayInline = Options(rawValue: 1)

    /// The title has the color of destructive elements.
    public static let destructive = Options(rawValue: 2)

    /// At most one element of the menu and its submenus has the state `on`: the element that the user chose last.
    public static let singleSelection = Options(rawValue: 32)

    /// The elements of an inline menu appear as images side by side. In Tessera, a palette of more than eight elements
    /// has several lines.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// The elements are images side by side, up to four on a line.
    case small = 0
    /// The elements are images with short titles below, side by side, up to three on a line.
    case medium = 1
    /// Each element has its own row.
    case large = 2
    /// The system chooses the size. In Tessera the size is then `large`.
    case automatic = -1
  }

  /// The identifier of the menu. If none was passed to the initializer, the identifier is unique.
  public let identifier: Identifier

  /// The options of the menu. The default is an empty set.
  public let options: Options

  /// The elements of the menu, in the order in which they are shown.
  public let children: [UIMenuElement]

  /// The preferred size of the elements when the menu is open, or is shown inline in its parent menu. The default is
  /// `large`.
  open var preferredElementSize: ElementSize

  /// The preferences for the rows of the menu. Setting this property copies the preferences. The default is `nil`, with
  /// which titles have one line.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { preferences }
    set { preferences = newValue?.copy() as? UIMenuDisplayPreferences }
  }
  private var preferences: UIMenuDisplayPreferences?

  /// The elements whose state is on. Elements of inline submenus (`displayInline`) are included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// Creates a menu from its elements.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - options: The options, such as `displayInline` to show the elements in the parent menu.
  ///   - preferredElementSize: The preferred size of the elements.
  ///   - children: The elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Creates a menu from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    identifier = Identifier(
      coder.decodeString(forKey: "identifier") ?? "com.apple.menu.dynamic.\(UUID().uuidString)")
    options = Options(rawValue: UInt(clamping: coder.decodeInt(forKey: "options")))
    let classes: [AnyClass] = [NSArray.self, UIMenu.self, UICommand.self, UIKeyCommand.self]
    children =
      coder.hasValue(forKey: "children")
      ? coder.decodeObject(of: classes, forKey: "children") as? [UIMenuElement] ?? [] : []
    preferredElementSize =
      coder.hasValue(forKey: "preferredElementSize")
      ? ElementSize(rawValue: coder.decodeInt(forKey: "preferredElementSize")) ?? .large
      : .large
    super.init(coder: coder)
  }

  /// Encodes the menu with its submenus and commands. Actions and deferred elements are left out, because closures cannot be
  /// archived.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeString(identifier.rawValue, forKey: "identifier")
    coder.encode(Int(clamping: options.rawValue), forKey: "options")
    coder.encode(preferredElementSize.rawValue, forKey: "preferredElementSize")
    coder.encode(
      NSArray(array: children.filter { $0 is UIMenu || $0 is UICommand }), forKey: "children")
  }

  /// Creates a menu without a subtitle, with elements of the size `large`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - options: The options, such as `displayInline` to show the elements in the parent menu.
  ///   - children: The elements.
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      preferredElementSize: .large, children: children)
  }

  /// Creates a menu with a subtitle, with elements of the size `large`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - options: The options, such as `displayInline` to show the elements in the parent menu.
  ///   - children: The elements.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: .large, children: children)
  }

  /// Returns a copy of the menu with different elements.
  ///
  /// - Parameter newChildren: The new elements.
  /// - Returns: The new menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    Swift.type(of: self) == UIMenu.self ? replacingChildren(children) : self
  }
}
