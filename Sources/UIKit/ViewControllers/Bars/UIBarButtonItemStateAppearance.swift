import Foundation

/// How bar buttons look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  public override init() { super.init() }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
