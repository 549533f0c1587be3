import Foundation

/// What few views have; made when first needed, so that a plain view stays small.
@MainActor package final class ViewExtras {
  package var tag = 0
  /// Told after the bounds changed: bars follow a scroll view's offset.
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
  package var island: ConstraintIsland?
  package var fittingIsland: ConstraintIsland?
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
  /// It was set, perhaps to nil.
  package var hasFocusEffect = false
  package var focusGroupPriority: UIFocusGroupPriority?
  package var corners: UICornerConfiguration?
  /// Views below whose corners depend on this view's geometry.
  package var concentricViews: [WeakView] = []
  package var gestures: [UIGestureRecognizer] = []
  package var interactions: [any UIInteraction] = []

  package init() {}
}

extension UIView {
  package final func needExtras() -> ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
