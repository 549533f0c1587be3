import Foundation

/// A view that arranges its subviews in a row or a column.
///
/// The stack view creates the constraints of the arrangement. These constraints are required, except those that prevent ambiguity
/// for views without an intrinsic size. Hidden arranged views take up no space. The stack view draws nothing.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Constants that specify the alignment of the arranged views perpendicular to the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view across its axis.
    case fill
    /// The leading edges are aligned in a column, the top edges in a row.
    case leading
    /// The baselines of the first lines of text are aligned in a row.
    case firstBaseline
    /// The centers are aligned.
    case center
    /// The trailing edges are aligned in a column, the bottom edges in a row.
    case trailing
    /// The baselines of the last lines of text are aligned in a row.
    case lastBaseline
    /// The top edges are aligned in a row. The value equals `leading`.
    public static let top = Alignment.leading

    /// The bottom edges are aligned in a row. The value equals `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// Constants that specify the distribution of the space among the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views have their intrinsic lengths. To fill the remaining space, the view with the lowest hugging priority grows, or
    /// the view with the lowest compression resistance priority shrinks.
    case fill
    /// The views have the same length.
    case fillEqually
    /// The length of each view is the part of the stack view's length that the view has at the stack view's natural length. The
    /// last view gets the space that remains, because the spacing and the margins do not grow with the stack view.
    case fillProportionally
    /// The views have their intrinsic lengths. The gaps between them are equal and fill the remaining space.
    case equalSpacing
    /// The distances between the centers of the views are equal. The gaps between the views are at least the spacing.
    case equalCentering
  }

  /// A value for custom spacing that represents the stack view's `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A value for custom spacing that represents the system's spacing of 8 points.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The views that the stack arranges, in order. All of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which views are arranged. The default is `horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { invalidateArrangement() } } }
  /// The alignment of the views perpendicular to the axis. The default is `fill`.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { invalidateArrangement() } } }
  /// The distribution of the space along the axis. The default is `fill`.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { invalidateArrangement() } } }
  /// The spacing between adjacent views, in points. The default is 0. An infinite value, or one that is not a number, is
  /// reported, and the previous spacing remains.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing != oldValue else { return }
      guard spacing.isFinite else {
        reportSpacing(spacing)
        spacing = oldValue
        return
      }
      invalidateArrangement()
    }
  }
  /// A Boolean value that determines whether the spacing in a column is measured from baseline to baseline. The default
  /// is false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { invalidateArrangement() } }
  }
  /// A Boolean value that determines whether the views are arranged within the layout margins instead of the bounds.
  /// The default is false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { invalidateArrangement() } }
  }

  /// The spacings after views, which need not be arranged. The memory of a view that is gone can belong to another one.
  private var customSpacings: [ObjectIdentifier: CustomSpacing] = [:]

  private struct CustomSpacing {
    weak var view: UIView?
    let length: CGFloat
  }
  private var arrangementConstraints: [NSLayoutConstraint] = []
  private var arrangementGuides: [UILayoutGuide] = []
  private var isArrangementValid = false
  /// The visible arranged views for which the current constraints were created.
  private var arrangedVisibleViews: [ObjectIdentifier] = []
  /// The intrinsic lengths of the visible arranged views for which the current constraints were created. The array is
  /// empty if the constraints do not depend on these lengths.
  private var arrangedLengths: [CGFloat] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.decodeNib(into: self, as: UIStackView.self)
  }

  /// Encodes the view with its arranged views and the way in which it arranges them.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
    coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
    coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
    coder.encode(Double(spacing), forKey: "UIStackViewSpacing")
    coder.encode(NSArray(array: arrangedSubviews), forKey: "UIStackViewArrangedSubviews")
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    guard coder.containsValue(forKey: "UIStackViewAxis") else { return }
    axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? axis
    alignment = Alignment(rawValue: coder.decodeInt(forKey: "UIStackViewAlignment")) ?? alignment
    distribution = Distribution(rawValue: coder.decodeInt(forKey: "UIStackViewDistribution")) ?? distribution
    spacing = coder.decodeNumber(forKey: "UIStackViewSpacing") ?? 0
    for view in coder.decodeArray(of: UIView.self, forKey: "UIStackViewArrangedSubviews") ?? [] {
      addArrangedSubview(view)
    }
  }

  package override var archivedContainer: UIView? { PlatformClass.of(self) == UIStackView.self ? self : nil }

  /// Creates a stack view of size zero with arranged views.
  ///
  /// - Parameter views: The arranged views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Appends a view to the arranged views and adds it as a subview.
  ///
  /// - Parameter view: The view.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view into the arranged views and adds it as a subview. If the view is already arranged, it is moved.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - stackIndex: The index in `arrangedSubviews`. Values out of range are treated as the start or the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // All arranged views are subviews, so the list is not searched for others: it can be long.
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    // A view that contains the stack view cannot be arranged, which `addSubview(_:)` reports.
    guard !isDescendant(of: view) else { return addSubview(view) }
    let index = min(max(0, stackIndex), arrangedSubviews.count)
    arrangedSubviews.insert(view, at: index)
    let count = arrangedSubviews.count
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self {
      addSubview(view)
      // A callback of the addition can have added the view elsewhere, or changed the list.
      if view.superview !== self {
        arrangedSubviews.removeAll { $0 === view }
      } else if arrangedSubviews.count != count, arrangedSubviews.count(where: { $0 === view }) != 1 {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
      }
    }
    invalidateArrangement()
  }

  /// Removes a view from the arranged views. The view remains a subview.
  ///
  /// - Parameter view: The view. One that is not arranged is ignored.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    invalidateArrangement()
  }

  /// Sets the spacing between an arranged view and the next one.
  ///
  /// - Parameters:
  ///   - spacing: The spacing in points; `spacingUseDefault` restores the stack's `spacing`. A value that is not finite is reported and
  ///     ignored.
  ///   - arrangedSubview: The view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.isFinite else { return reportSpacing(spacing, " after \(type(of: arrangedSubview))") }
    // Entries of views that are gone. They are searched for seldom, because a list of rows can be long.
    if customSpacings.count > 2 * (arrangedSubviews.count + 8) {
      customSpacings = customSpacings.filter { $0.value.view != nil }
    }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : CustomSpacing(view: arrangedSubview, length: spacing)
    invalidateArrangement()
  }

  /// Returns the custom spacing between an arranged view and the next one.
  ///
  /// - Parameter arrangedSubview: The view.
  /// - Returns: The spacing in points, or `spacingUseDefault` if no custom spacing is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    storedSpacing(after: arrangedSubview) ?? Self.spacingUseDefault
  }

  private func storedSpacing(after view: UIView) -> CGFloat? {
    guard let spacing = customSpacings[ObjectIdentifier(view)], spacing.view === view else { return nil }
    return spacing.length
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Updates the arrangement after a view was hidden or shown. In an animation block, the views move in the animation, and a hidden
  /// view remains visible until its end (Apple's documentation of `UIStackView`, "Dynamically changing the stack view's content").
  package override func subviewWasHidden(_ subview: UIView) {
    super.subviewWasHidden(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    invalidateArrangement()
    guard windowStorage != nil else { return }
    if subview.isHidden { ViewAnimationContext.keepVisible(subview.backingLayer) }
    ViewAnimationContext.layOutAtEnd(self)
  }

  package override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    // The proportions of the views depend on their intrinsic lengths.
    if distribution == .fillProportionally { markConstraintsDirty() }
  }

  private func reportSpacing(_ spacing: CGFloat, _ place: String = "") {
    Diagnostics.report("\(self): the spacing \(spacing)\(place) is not finite; the previous spacing remains")
  }

  private func proportionalLengths(of visibleViews: [UIView]) -> [CGFloat] {
    distribution == .fillProportionally ? StackConstraints.intrinsicLengths(of: visibleViews, along: axis) : []
  }

  private func invalidateArrangement() {
    isArrangementValid = false
    markConstraintsDirty()
    constraintParticipationDidChange()
  }

  open override dynamic func updateConstraints() {
    let visibleViews = arrangedSubviews.filter { !$0.isHidden }
    let lengths = proportionalLengths(of: visibleViews)
    if !isArrangementValid || visibleViews.map(ObjectIdentifier.init) != arrangedVisibleViews
      || lengths != arrangedLengths
    {
      updateArrangement(visibleViews, lengths)
    }
    super.updateConstraints()
  }

  open override dynamic func layoutSubviews() {
    if arrangedSubviews.filter({ !$0.isHidden }).map(ObjectIdentifier.init) != arrangedVisibleViews {
      markConstraintsDirty()
      updateConstraintsIfNeeded()
    }
    super.layoutSubviews()
  }

  // MARK: Constraints

  private func effectiveSpacing(after view: UIView) -> CGFloat {
    let customSpacing = storedSpacing(after: view) ?? spacing
    return customSpacing == Self.spacingUseSystem ? 8 : customSpacing
  }

  /// Replaces the constraints of the arrangement. `lengths` contains the intrinsic lengths of the visible views if the constraints
  /// depend on them.
  private func updateArrangement(_ visibleViews: [UIView], _ lengths: [CGFloat]) {
    NSLayoutConstraint.deactivate(arrangementConstraints)
    for guide in arrangementGuides { removeLayoutGuide(guide) }
    arrangementGuides = []
    isArrangementValid = true
    arrangedVisibleViews = visibleViews.map(ObjectIdentifier.init)
    arrangedLengths = lengths
    var builder = StackConstraints(
      stack: self, frame: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil, visibleViews: visibleViews,
      intrinsicLengths: lengths, spacingAfter: effectiveSpacing(after:))
    arrangementConstraints = builder.makeConstraints()
    arrangementGuides = builder.guides
    arrangementConstraints += builder.constraintsOfHiddenViews(in: arrangedSubviews)
    for (index, constraint) in arrangementConstraints.enumerated() {
      constraint.identifier = constraint.identifier ?? "UISV-\(index)"
    }
    NSLayoutConstraint.activate(arrangementConstraints)
  }
}
