import Foundation

/// A layout guide for the area of the keyboard. In Tessera, the guide covers the area of the first responder's `inputView` and
/// `inputAccessoryView`.
///
/// If the first responder has neither view, the guide is at the bottom of the view and as high as the bottom inset of
/// the safe area, as in UIKit without a keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that determines whether the guide tracks a floating keyboard. The value is stored but has no effect. The default
  /// is `false`.
  open var followsUndockedKeyboard = false

  /// The distance above the keyboard at which a drag begins to dismiss it, in points. The value is stored but has no effect. The
  /// default is 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// A Boolean value that determines whether the guide covers the bottom inset of the safe area while there is no
  /// keyboard. The default is `true`.
  ///
  /// If it is `false`, the guide has a height of 0 while there is no keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.setNeedsLayout() } }
  }

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  package override func keyboardFrame(of owner: UIView) -> CGRect {
    let bounds = owner.bounds
    let safeAreaInsets = owner.safeAreaInsets
    var height = usesBottomSafeArea ? safeAreaInsets.bottom : 0
    if let window = owner.window, let inputFrame = window.inputContainer?.frame {
      let convertedFrame = owner.convert(inputFrame, from: window)
      height = max(height, min(bounds.maxY, convertedFrame.maxY) - convertedFrame.minY)
    }
    return CGRect(
      x: bounds.minX + safeAreaInsets.left, y: bounds.maxY - height,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: height)
  }
}

extension UIKeyboardLayoutGuide {
  fileprivate struct Entry { weak var guide: UIKeyboardLayoutGuide? }

  /// The keyboard layout guides of the views of an application.
  @MainActor final class Registry {
    fileprivate var guides: [Entry] = []
  }
  private static var shared: Registry { ApplicationContext.object(.keyboardGuides, Registry()) }

  fileprivate static func register(_ guide: UIKeyboardLayoutGuide) {
    let registry = shared
    registry.guides.removeAll { $0.guide == nil }
    registry.guides.append(Entry(guide: guide))
  }

  /// Lays out the views that have a keyboard layout guide, after the input views of a window have changed. The layout
  /// is part of the current animation.
  static func layOutViews(in window: UIWindow) {
    for entry in shared.guides {
      guard let view = entry.guide?.owningView, view.window === window else { continue }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }
}

extension UIView {
  /// The layout guide for the area that the keyboard covers at the bottom of the view. The guide is created when it is first accessed.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = extras?.keyboardGuide as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(kind: .keyboard, of: self)
    ensureExtras().keyboardGuide = guide
    UIKeyboardLayoutGuide.register(guide)
    return guide
  }
}
