import Foundation

/// A group of menu elements with a title, for context menus and edit menus. Within another menu it is a submenu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu. Code uses it to find the menu.
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
  }

  /// The options for the appearance of a menu in its parent menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options, with the values of UIKit.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    ///
    /// - Parameter rawValue: One bit for each option. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the elements in the parent menu instead of a submenu.
    public static let displayInline = Options(rawValue: 1)

    /// Shows the title in the color of destructive elements.
    public static let destructive = Options(rawValue: 2)

    /// Allows at most one element to be on. It has no effect in Tessera: the handlers of the elements set their states.
    public static let singleSelection = Options(rawValue: 32)

    /// Shows the elements as a row of images. It has no effect in Tessera: elements are always shown as rows.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// Images side by side.
    case small = 0
    /// Images with short titles side by side.
    case medium = 1
    /// One row for each element.
    case large = 2
    /// The size that the system chooses. In Tessera it is `large`.
    case automatic = -1
  }

  /// The identifier of the menu. Without one, the menu creates a unique one.
  public let identifier: Identifier

  /// The options of the menu. The default is none.
  public let options: Options

  /// The elements, in the order in which they are shown.
  public let children: [UIMenuElement]

  /// The preferred size of the elements. The default is `large`.
  ///
  /// It is stored and has no effect: elements are always shown as rows.
  open var preferredElementSize: ElementSize

  /// The preferences for the rows of the menu. They are copied. The default is `nil`, for titles on one line.
  open var displayPreferences: UIMenuDisplayPreferences? {
    get { preferences }
    set { preferences = newValue?.copy() as? UIMenuDisplayPreferences }
  }
  private var preferences: UIMenuDisplayPreferences?

  /// The elements that are on, including those of menus with the option `displayInline`.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text under the title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` to create a unique one.
  ///   - options: The options.
  ///   - preferredElementSize: The preferred size of the elements.
  ///   - children: The elements.
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

  /// Returns the menu with other elements.
  ///
  /// - Parameter newChildren: The new elements.
  /// - Returns: The menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }
}
