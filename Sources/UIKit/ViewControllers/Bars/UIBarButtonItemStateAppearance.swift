import Foundation

/// How bar buttons look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  public override init() { super.init() }

  /// Font, colour, … of the title; the bar's own where not given.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Moves the title, in points. Stored. Default zero.
  open var titlePositionAdjustment = UIOffset.zero

  /// Drawn behind the button. Stored. Default nil.
  open var backgroundImage: UIImage?

  /// Moves the background image, in points. Stored. Default zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
