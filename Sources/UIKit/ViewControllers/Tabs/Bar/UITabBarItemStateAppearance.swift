import Foundation

/// The appearance of the items of a tab bar in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  package final var onChange: (() -> Void)?

  /// Creates an appearance that defines no values.
  public override init() { super.init() }

  /// The attributes of the title, such as the font and the color. For attributes that are not in the dictionary, the
  /// values of the bar are used. The default is an empty dictionary.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The offset of the title to the right and down, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// The color of the image. The default is nil, which uses the bar's color for the state.
  open var iconColor: UIColor? { didSet { onChange?() } }

  /// The offset of the badge to the right and down, in points. The default is zero.
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// The color of the badge. The default is nil, which is the system's red.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }

  /// The attributes of the badge's text. For attributes that are not in the dictionary, the values of the bar are used.
  /// The default is an empty dictionary.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The offset of the text in the badge to the right and down, in points. The default is zero.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Replaces all values with those of another appearance.
  package final func copyValues(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
