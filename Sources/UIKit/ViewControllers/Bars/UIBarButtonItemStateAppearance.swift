import Foundation

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  package final var onChange: (() -> Void)?

  /// Creates an appearance that defines no values.
  public override init() { super.init() }

  /// The attributes of the title, such as the font and the color. For attributes that are not in the dictionary, the
  /// values of the bar are used. The default is an empty dictionary.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The offset of the title to the right and down, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// The image that is stretched behind the button and replaces its default background. The default is nil.
  open var backgroundImage: UIImage? { didSet { onChange?() } }

  /// The offset of the background image to the right and down, in points. The default is zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Replaces all values with those of another appearance.
  package final func copyValues(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
