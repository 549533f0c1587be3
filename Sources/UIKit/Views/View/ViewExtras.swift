import Foundation

/// The properties of a view that few views need. The object is created when one of them is first set, so that a plain
/// view stays small.
@MainActor package final class ViewExtras {
  package var tag = 0
  /// Called after the bounds changed. Bars observe the content offset of a scroll view by it.
  package var boundsObserver: (() -> Void)?
  package var semantic = UISemanticContentAttribute.unspecified
  package var tintColor: UIColor?
  package var tintAdjustment = UIView.TintAdjustmentMode.automatic
  package var mask: UIView?
  package var accessibility: ViewAccessibility?
  package var horizontalHugging = UILayoutPriority.defaultLow
  package var verticalHugging = UILayoutPriority.defaultLow
  package var horizontalResistance = UILayoutPriority.defaultHigh
  package var verticalResistance = UILayoutPriority.defaultHigh
  package var constraints: [NSLayoutConstraint] = []
  package var constraintScope: ConstraintScope?
  package var fittingScope: ConstraintScope?
  package var guides: [UILayoutGuide] = []
  package var marginsGuide: UILayoutGuide?
  package var safeAreaGuide: UILayoutGuide?
  package var readableGuide: UILayoutGuide?
  package var keyboardGuide: UILayoutGuide?
  package var traitOverrides = TraitValues()
  package var traitRegistrations: [TraitRegistration] = []
  package var minimumContentSize: UIContentSizeCategory?
  package var maximumContentSize: UIContentSizeCategory?
  package var focusGroupIdentifier: String?
  package var focusEffect: UIFocusEffect?
  /// Indicates whether `focusEffect` was set, even if to nil.
  package var hasFocusEffect = false
  package var focusGroupPriority: UIFocusGroupPriority?
  package var corners: UICornerConfiguration?
  /// Descendants whose concentric corners depend on this view's geometry.
  package var concentricViews: [WeakView] = []
  package var gestures: [UIGestureRecognizer] = []
  package var interactions: [any UIInteraction] = []

  package init() {}
}

extension UIView {
  /// Returns the extras, which are allocated when they are first used.
  package final func ensureExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
