import Foundation

/// Menu elements under a title: shown by context menus and edit menus, inside of another menu as a submenu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Names a menu, so that code can find it again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text; by convention in reverse domain form.
    public let rawValue: String

    /// An identifier with that text; empty text is allowed.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in the one around it.
  public struct Options: OptionSet, Sendable {
    /// The bits; UIKit's values.
    public let rawValue: UInt

    /// The options whose bits are set; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements in the menu around it instead of in one of their own.
    public static let displayInline = Options(rawValue: 1)

    /// Shows the menu's title as something that destroys.
    public static let destructive = Options(rawValue: 2)

    /// Lets at most one element be on.
    public static let singleSelection = Options(rawValue: 32)

    /// Shows the elements as a row of pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Pictures side by side.
    case small = 0
    /// Pictures with short titles side by side.
    case medium = 1
    /// A row for each.
    case large = 2
    /// The system decides: rows here.
    case automatic = -1
  }

  /// The menu's name; unique if none was given.
  public let identifier: Identifier

  /// How the menu is shown. Default none.
  public let options: Options

  /// The elements, in the order in which they are shown.
  public let children: [UIMenuElement]

  /// How large the elements are. Small and medium ones lie side by side where all of them are plain actions. Default
  /// large, small for palettes.
  open var preferredElementSize: ElementSize

  /// How the menu's rows are shown. It is copied. Default nil: titles of one line.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { preferences }
    set { preferences = newValue?.copy() as? UIMenuDisplayPreferences }
  }
  private var preferences: UIMenuDisplayPreferences?

  /// The elements that are on, also those of menus that are shown inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// A menu of `children`. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("tessera.menu.\(SerialNumber.next())")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }
}
