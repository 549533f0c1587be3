import Foundation

/// Lays out a row or column of views by constraints of its own.
///
/// Arranged views that are hidden take no room. The stack draws nothing. Constraints of the stack are required save
/// where views without a natural size would otherwise be ambiguous.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the arranged views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// All views fill the stack across its axis.
    case fill
    /// Columns: the leading edges align. Rows: the top edges.
    case leading
    /// Rows: the first lines of text stand on one line.
    case firstBaseline
    /// The middles align.
    case center
    /// Columns: the trailing edges align. Rows: the bottom edges.
    case trailing
    /// Rows: the last lines of text stand on one line.
    case lastBaseline
    /// For rows: the same as `leading` and `trailing`.
    public static let top = Alignment.leading

    /// In rows: the lower edges of the views align.
    public static let bottom = Alignment.trailing
  }

  /// How the arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// Views keep their natural lengths; what remains or lacks goes to the one with the lowest priority.
    case fill
    /// All views are equally long.
    case fillEqually
    /// Views share the room in proportion to their natural lengths.
    case fillProportionally
    /// Views keep their natural lengths, and the gaps share what remains.
    case equalSpacing
    /// The middles of the views are equally far apart, with at least the spacing between them.
    case equalCentering
  }

  /// What `customSpacing(after:)` answers where none was set.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's distance: 8 points.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// The views that are laid out, in order; all of them are subviews.
  public private(set) var arrangedSubviews: [UIView] = []

  /// `horizontal` by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
  /// `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// `fill` by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
  /// Points between neighbours, 0 by default.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// In columns: whether the spacing counts from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  /// Whether the views keep to the layout margins instead of the bounds; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []
  private var isArranged = false
  /// Which views were shown when the constraints were made.
  private var arrangedVisible: [ObjectIdentifier] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes what `UIView` decodes: a stack without views.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// A stack of these views, in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds the view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts the view, or moves it if it is arranged already. Indexes beyond the end mean the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }

  /// Points after a view, in place of `spacing`; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The points after a view; `spacingUseDefault` where `spacing` counts.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  package override func subviewWasHidden(_ subview: UIView) {
    super.subviewWasHidden(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { rearrange() }
  }

  private func rearrange() {
    isArranged = false
    markConstraintsDirty()
    constraintParticipationChanged()
  }

  open override func updateConstraints() {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if !isArranged || visible.map(ObjectIdentifier.init) != arrangedVisible { arrange(visible) }
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    if arrangedSubviews.filter({ !$0.isHidden }).map(ObjectIdentifier.init) != arrangedVisible {
      markConstraintsDirty()
      updateConstraintsIfNeeded()
    }
    super.layoutSubviews()
  }

  // MARK: Constraints

  private func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  private func arrange(_ visible: [UIView]) {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    ownGuides = []
    isArranged = true
    arrangedVisible = visible.map(ObjectIdentifier.init)
    var maker = StackConstraints(
      stack: self, frame: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil, visible: visible,
      gap: gap(after:))
    ownConstraints = maker.make()
    ownGuides = maker.guides
    // Hidden views have no room: they shrink to nothing where they would have been.
    for view in arrangedSubviews where view.isHidden {
      let length = axis == .horizontal ? view.widthAnchor : view.heightAnchor
      ownConstraints.append(length.constraint(equalToConstant: 0))
    }
    for (index, constraint) in ownConstraints.enumerated() {
      constraint.identifier = constraint.identifier ?? "UISV-\(index)"
    }
    NSLayoutConstraint.activate(ownConstraints)
  }
}
