import Foundation

extension UIView {
  /// One layout of this view, called by its layer: traits and constraints first, then the controller around
  /// `layoutSubviews`.
  package final func performLayout() {
    if flags.contains(.traitsDirty) { refreshTraits() }
    if flags.contains(.constraintsDirty) { updateConstraintsIfNeeded() }
    let old = UITraitCollection.mainCurrent
    UITraitCollection.mainCurrent = traitCache.collection
    defer { UITraitCollection.mainCurrent = old }
    let controller = owningController
    controller?.viewWillBeLaidOut()
    layoutSubviews()
    controller?.viewWasLaidOut()
  }

  package final func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    if let size = sizeFittingConstraints(target, horizontal: horizontal, vertical: vertical) { return size }
    let natural = intrinsicContentSize
    let fixedWidth = horizontal >= .required
    let fixedHeight = vertical >= .required
    var size = natural
    if natural.width == Self.noIntrinsicMetric || natural.height == Self.noIntrinsicMetric || fixedWidth || fixedHeight
    {
      // A length of zero in a target means "as small as possible", which for content that wraps is: no limit.
      let limit = CGSize(
        width: target.width > 0 ? target.width : .greatestFiniteMagnitude,
        height: target.height > 0 && fixedHeight ? target.height : .greatestFiniteMagnitude)
      let fitting = sizeThatFits(limit)
      if natural.width == Self.noIntrinsicMetric { size.width = fitting.width }
      if natural.height == Self.noIntrinsicMetric || fixedWidth { size.height = fitting.height }
    }
    if fixedWidth { size.width = target.width }
    if fixedHeight { size.height = target.height }
    return size
  }

  package final func intrinsicSizeWasInvalidated() {
    guard let superviewStorage else { return }
    naturalSizeChanged()
    superviewStorage.subviewSizeWasInvalidated(self)
  }

  // MARK: Constraint-based layout, as far as views store its wishes

  package final func markConstraintsDirty() {
    flags.insert(.constraintsDirty)
    backingLayer.setNeedsLayout()
  }

  /// Whether `updateConstraints` is owed.
  public func needsUpdateConstraints() -> Bool { flags.contains(.constraintsDirty) }

  /// Calls `updateConstraints` now if it is owed.
  public func updateConstraintsIfNeeded() {
    guard flags.contains(.constraintsDirty) else { return }
    flags.remove(.constraintsDirty)
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Whether the autoresizing mask stands for constraints; true by default.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      flags.set(.translatesMask, newValue)
      constraintParticipationChanged()
    }
  }

  /// How strongly the view resists growing beyond its natural size; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let extras else { return .defaultLow }
    return axis == .horizontal ? extras.horizontalHugging : extras.verticalHugging
  }

  /// How strongly the view resists being larger than its natural size along `axis`.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    if axis == .horizontal {
      needExtras().horizontalHugging = priority
    } else {
      needExtras().verticalHugging = priority
    }
    intrinsicSizeWasInvalidated()
  }

  /// How strongly the view resists being squeezed below its natural size; 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let extras else { return .defaultHigh }
    return axis == .horizontal ? extras.horizontalResistance : extras.verticalResistance
  }

  /// How strongly the view resists being smaller than its natural size along `axis`.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    if axis == .horizontal {
      needExtras().horizontalResistance = priority
    } else {
      needExtras().verticalResistance = priority
    }
    intrinsicSizeWasInvalidated()
  }
}
