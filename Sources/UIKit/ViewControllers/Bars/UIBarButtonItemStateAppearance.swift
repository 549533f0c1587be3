import Foundation

/// How bar buttons look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  package final var onChange: (() -> Void)?

  /// Nothing is said: as in the normal state, or as the system has it.
  public override init() { super.init() }

  /// Font, colour, … of the title; the bar's own where not given. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// Moves the title, in points: right and down. Default zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Drawn behind the button, stretched, in place of its platter. Default nil.
  open var backgroundImage: UIImage? { didSet { onChange?() } }

  /// Moves the background image, in points: right and down. Default zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  package final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
