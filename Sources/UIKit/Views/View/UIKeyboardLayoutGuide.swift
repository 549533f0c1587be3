import Foundation

/// The space that a keyboard on the screen takes. There is none here, so the guide lies where UIKit has it without a
/// keyboard: at the bottom of the view, as high as the safe area's bottom inset, so that its top is the safe area's end.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. Stored: none does. Default false.
  open var followsUndockedKeyboard = false

  /// Points above the keyboard at which a drag begins to dismiss it. Stored: there is none. Default 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// Whether the guide covers the safe area's bottom inset while there is no keyboard; else it has no height. Default
  /// true.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.setNeedsLayout() } }
  }

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  package override func keyboardFrame(of owner: UIView) -> CGRect {
    let bounds = owner.bounds
    let safe = owner.safeAreaInsets
    let height = usesBottomSafeArea ? safe.bottom : 0
    return CGRect(
      x: bounds.minX + safe.left, y: bounds.maxY - height, width: max(0, bounds.width - safe.left - safe.right),
      height: height)
  }
}

extension UIView {
  /// The space of a keyboard on the screen, at the bottom of the view; made when it is first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = extras?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(kind: .keyboard, of: self)
    needExtras().keyboardGuide = guide
    return guide
  }
}
