import Foundation

/// Menu elements under a title. Bars and buttons keep it; nothing shows one by itself yet.
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

  /// The menu's name; unique if none was given.
  public let identifier: Identifier

  /// How the menu is shown. Default none.
  public let options: Options

  /// The elements, in the order in which they are shown.
  public let children: [UIMenuElement]

  private static var made = 0

  /// A menu of `children`. Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    UIMenu.made += 1
    self.identifier = identifier ?? Identifier("tessera.menu.\(UIMenu.made)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
