import Foundation

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  package final var onChange: (() -> Void)?

  /// Creates an appearance that defines nothing and inherits all values.
  public override init() { super.init() }

  /// The attributes of the title, such as font and color. The bar's own attributes apply to those that are not defined.
  /// It is empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The offset of the title to the right and down, in points. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// An image that is stretched behind the button and replaces its default background. The default is nil.
  open var backgroundImage: UIImage? { didSet { onChange?() } }

  /// The offset of the background image to the right and down, in points. The default is zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Copies all values of another appearance.
  package final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
