import Foundation

/// The space that stands in for a keyboard on the screen: the first responder's `inputView` and `inputAccessoryView`.
/// Without them the guide lies where UIKit has it without a keyboard: at the bottom of the view, as high as the safe
/// area's bottom inset, so that its top is the safe area's end.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats. Stored: none does. Default false.
  open var followsUndockedKeyboard = false

  /// Points above what stands in for the keyboard at which a drag begins to dismiss it. Stored. Default 0.
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
    var height = usesBottomSafeArea ? safe.bottom : 0
    if let window = owner.window, let input = window.inputHolder?.frame {
      let inside = owner.convert(input, from: window)
      height = max(height, min(bounds.maxY, inside.maxY) - inside.minY)
    }
    return CGRect(
      x: bounds.minX + safe.left, y: bounds.maxY - height, width: max(0, bounds.width - safe.left - safe.right),
      height: height)
  }
}

extension UIKeyboardLayoutGuide {
  fileprivate struct Entry { weak var guide: UIKeyboardLayoutGuide? }

  /// The guides that were made.
  @MainActor final class Registry {
    fileprivate var guides: [Entry] = []
  }

  fileprivate static func remember(_ guide: UIKeyboardLayoutGuide) {
    let registry = ApplicationContext.current.keyboardGuides
    registry.guides.removeAll { $0.guide == nil }
    registry.guides.append(Entry(guide: guide))
  }

  /// What stands at the bottom of a window has changed: what hangs on guides is laid out, as part of an animation.
  static func follow(_ window: UIWindow) {
    for entry in ApplicationContext.current.keyboardGuides.guides {
      guard let view = entry.guide?.owningView, view.window === window else { continue }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

extension UIView {
  /// The space of a keyboard on the screen, at the bottom of the view; made when it is first asked for.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = extras?.keyboardGuide as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(kind: .keyboard, of: self)
    needExtras().keyboardGuide = guide
    UIKeyboardLayoutGuide.remember(guide)
    return guide
  }
}
