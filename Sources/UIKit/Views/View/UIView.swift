import Foundation
import RuntimeInterface

/// A rectangle on the screen: draws, holds subviews, takes part in layout and receives touches.
///
/// A view is a thin object over its `layer`, which holds the geometry; `frame`, `bounds`, `center` and `transform` read
/// and write the layer. All lengths are points. What can be overridden stands here; each concern's work stands in an
/// extension named after it (`UIView+Hierarchy.swift`, …). Main thread only.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The class of the layer that backs instances, `CALayer` by default. Read once, when the view is made.
  open class var layerClass: AnyClass { CALayer.self }
  /// True if the class needs constraints to be laid out; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Storage

  package final let backingLayer: CALayer
  /// Back to front.
  @exclusivity(unchecked) nonisolated(unsafe) package final var subviewList: [UIView] = []
  // A child does not own its parent. Not `weak`: it is read on every conversion and hit test; the parent clears it
  // when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var superviewStorage: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var windowStorage: UIWindow?
  nonisolated(unsafe) package final weak var owningController: UIViewController?
  @exclusivity(unchecked) package final var flags: ViewFlags = .initial
  /// Where this view was last found in its superview's list; only a hint.
  @exclusivity(unchecked) package final var indexHint = 0
  @exclusivity(unchecked) package final var contentModeStorage = ContentMode.scaleToFill
  @exclusivity(unchecked) package final var autoresizingStorage: AutoresizingMask = []
  @exclusivity(unchecked) package final var backgroundColorStorage: UIColor?
  @exclusivity(unchecked) package final var traitCache = TraitCache()
  @exclusivity(unchecked) package final var insets = ViewInsets()
  /// What few views have.
  @exclusivity(unchecked) package final var extras: ViewExtras?

  // MARK: Making

  /// A view with that frame, in its superview's coordinates. Non-finite lengths raise in UIKit and stop here as well.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    adopt(frame: frame)
  }

  /// There are no nib archives here; the coder is ignored and the view starts empty.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    adopt(frame: .zero)
  }

  /// A view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    backingLayer.owner = nil
    for view in subviewList { view.superviewStorage = nil }
  }

  /// The subviews, for a deinit, which runs where it must.
  nonisolated package final var subviewsForTeardown: [UIView] { subviewList }

  open override var next: UIResponder? { nextResponderOfView }
  package override final var shownView: UIView? { self }

  // MARK: Geometry

  /// The layer that backs the view: an instance of `layerClass`, whose delegate is the view.
  open var layer: CALayer { backingLayer }

  /// Position and size in the superview's coordinates. Undefined (but computed as the bounding box) while `transform`
  /// is not the identity. Setting it keeps the origin of `bounds`.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setGeometry { $0.frame = newValue } }
  }

  /// Position and size in the view's own coordinates. A changed size keeps `center`; a changed origin scrolls the content.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setGeometry { $0.bounds = newValue } }
  }

  /// Where the anchor point lies in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setGeometry { $0.position = newValue } }
  }

  /// Applied to the view around its anchor point; the identity by default.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { setGeometry { $0.setAffineTransform(newValue) } }
  }

  /// The same in three dimensions. Setting one of the two replaces the other.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { setGeometry { $0.transform = newValue } }
  }

  /// In unit coordinates of the bounds, (0.5, 0.5) by default. Setting it keeps `center` and moves the frame.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { setGeometry { $0.anchorPoint = newValue } }
  }

  // MARK: Hierarchy

  /// The parent, or nil.
  open var superview: UIView? { superviewStorage }
  /// The children, back to front. A copy: may be walked while views come and go.
  open var subviews: [UIView] { subviewList }
  /// The window at the root of the hierarchy, or nil.
  open var window: UIWindow? { windowStorage }

  /// Puts `view` in front of the other subviews; takes it out of its present superview.
  /// Adding a view that already is a subview brings it to the front. O(1) but for telling the view's subtree its window.
  open func addSubview(_ view: UIView) { insert(view, position: .last) }
  /// Inserts at `index` of `subviews`; an index beyond the end means the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, position: .at(index)) }
  /// Inserts right behind `siblingSubview`, which must be a subview; otherwise the view goes to the front.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, position: .below(siblingSubview))
  }
  /// Inserts right in front of `siblingSubview`, which must be a subview; otherwise the view goes to the front.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, position: .above(siblingSubview))
  }
  /// Moves a subview to the front; other views are ignored.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind all others; other views are ignored.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Exchanges two subviews; indexes outside the list are ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() {
    if superviewStorage != nil { UIApplication.shared.turnPool.keep(self) }
    detachFromSuperview()
  }

  /// Sent after a subview was added. Does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Sent before a subview goes. Does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Sent before the superview changes; nil when the view is taken out. Does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Sent after the superview changed. Does nothing.
  open func didMoveToSuperview() {}
  /// Sent before the view's window changes (to the view and all below it). Does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Sent after the view's window changed. Does nothing.
  open func didMoveToWindow() {}
  /// The first view with that tag in this subtree, itself included, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { findTag(tag) }

  // MARK: Layout

  /// Asks for `layoutSubviews` before the next frame. Cheap; asking again changes nothing.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  /// Lays out what is dirty in this subtree now, beginning at the topmost dirty ancestor.
  open func layoutIfNeeded() {
    windowStorage?.updatePendingTraits()
    backingLayer.layoutIfNeeded()
  }
  /// Places subviews; called before a frame when the size changed or `setNeedsLayout` was called. Call super first: that
  /// places those that have constraints.
  open func layoutSubviews() { placeSubviewsByConstraints() }
  /// The size that suits the view best inside `size`; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backingLayer.bounds.size }
  /// Takes the size that `sizeThatFits` answers for the present one; the origin of the frame stays.
  open func sizeToFit() { takeFittingSize() }
  /// The natural size of the content, `noIntrinsicMetric` in an axis without one (the default in both).
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The view whose first baseline counts as this one's in constraints: itself, or one inside of it. Default itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this one's in constraints: itself, or one inside of it. Default itself.
  open var forLastBaselineLayout: UIView { self }
  /// Says that `intrinsicContentSize` changed: the superview is laid out again.
  open func invalidateIntrinsicContentSize() { intrinsicSizeWasInvalidated() }
  /// The best size for `targetSize`. Without constraints: the intrinsic size where there is one, else what
  /// `sizeThatFits` answers.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The best size for `targetSize`, where an axis with the priority `required` has exactly the target's length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Whether a changed size resizes the subviews by their masks; true by default.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }
  /// How the view follows a changed size of its superview; empty by default.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizingStorage }
    set { autoresizingStorage = newValue }
  }
  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { markConstraintsDirty() }
  /// Updates constraints; call super last. Does nothing.
  open func updateConstraints() {}
  /// Sent when `layoutMargins` changed, before `safeAreaInsetsDidChange`. Does nothing.
  open func layoutMarginsDidChange() {}
  /// Sent when `safeAreaInsets` changed. Does nothing.
  open func safeAreaInsetsDidChange() {}
  /// How far bars and the like cover the view at each edge, in points.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  /// Space between the edges and the content: 8 points by default, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  /// The same by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  // MARK: Drawing and look

  /// Draws the content into the current context, whose coordinates are the view's. Does nothing; a class that overrides
  /// it gets a bitmap of its size.
  open func draw(_ rect: CGRect) {}
  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  /// The same for a part; the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }
  /// Pixels a point of what the view draws; that of the screen by default.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { setContentScale(newValue) }
  }
  /// How the content follows a changed size; `scaleToFill` by default.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set { setContentMode(newValue) }
  }
  /// 1 is opaque (the default), 0 invisible; below 0.01 the view gets no touches. Held to 0…1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(newValue.isNaN ? 1 : min(1, max(0, newValue))) }
  }
  /// Whether the view and all below it are neither seen nor touched; false by default.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      superviewStorage?.subviewWasHidden(self)
    }
  }
  /// A promise that `draw(_:)` fills the whole bounds; true by default.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setOpaque(newValue) }
  }
  /// Whether subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }
  /// Fills the bounds; nil (transparent) by default. Dynamic colours follow the view's traits.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set { setBackgroundColor(newValue) }
  }
  /// The colour of what can be touched; inherited where not set, the system blue at the top.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }
  /// Whether the tint is greyed, as below a sheet; inherited where `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Sent when the effective tint changed. Does nothing.
  open func tintColorDidChange() {}
  /// A view whose alpha masks this one; must have no superview.
  open var mask: UIView? {
    get { extras?.mask }
    set { setMask(newValue) }
  }

  // MARK: Touches

  /// Whether the view and all below it receive touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteraction) }
    set { flags.set(.userInteraction, newValue) }
  }
  /// The frontmost view at `point` (own coordinates) that takes touches, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
  /// Whether `point` (own coordinates) lies in the bounds: minimum edges inside, maximum edges outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { containsInBounds(point) }
  /// A number to find the view by; 0 by default.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { needExtras().tag = newValue } }
  }

  // MARK: Traits

  /// The environment: size classes, scale, light or dark, … Brought up to date lazily, at the latest before layout.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Sent after the traits changed; the old ones are given. Call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// How reading direction concerns this view; `unspecified` by default. Not inherited by subviews.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantic ?? .unspecified }
    set { setSemantic(newValue) }
  }
  /// Whether the view can have the focus; false by default.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { UIFocusSystem.existing(for: windowStorage)?.focusedItem === self }
  /// Where the focus goes when it comes here; the view itself by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// How the focus is shown, while the user works with keys; nil: not at all. Default a halo for cells, else nil.
  open var focusEffect: UIFocusEffect? {
    get { extras?.hasFocusEffect == true ? extras?.focusEffect : defaultFocusEffect }
    set {
      needExtras().focusEffect = newValue?.copy() as? UIFocusEffect
      needExtras().hasFocusEffect = true
    }
  }
  package var defaultFocusEffect: UIFocusEffect? { nil }
  /// The shape around which the focus ring lies, in the view's coordinates: what is seen of the view, not its bounds.
  package var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }
  /// The view itself if it is a scroll view, else nil.
  package var scrollContainer: (any ScrollContainer)? { nil }
  /// Whether this is a control: gestures and scroll views around it leave it its touches.
  package var isControl: Bool { false }
  /// The shape of the pointer over the view, unless an interaction has another; nil: the superview's. Default nil.
  package var ownCursor: HostCursor? { nil }
  /// Which item of a group gets the focus first; `ignored` by default.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusGroupPriority ?? .ignored }
    set { needExtras().focusGroupPriority = newValue }
  }
  /// Whether the focus may move from or to something here; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved from or to something here. Does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// How far the rectangle that layout aligns is smaller than the frame; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether a gesture recognizer of this view may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility: stored, no host reads it yet

  /// Whether assistive programs see the view as one thing; false by default.
  open var isAccessibilityElement: Bool {
    get { extras?.accessibility?.isElement ?? false }
    set { needAccessibility { $0.isElement = newValue } }
  }
  /// What the view is, in a word or two.
  open var accessibilityLabel: String? {
    get { extras?.accessibility?.label }
    set { needAccessibility { $0.label = newValue } }
  }
  /// What using it does.
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { needAccessibility { $0.hint = newValue } }
  }
  /// What it is set to.
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { needAccessibility { $0.value = newValue } }
  }

  /// What kind of element the view is for assistive programs; kept for them. Default none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { needAccessibility { $0.traits = newValue } }
  }
  /// A name for tests.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibility?.identifier }
    set { needAccessibility { $0.identifier = newValue } }
  }

  // MARK: Dynamics

  /// What of the view collides under a `UIDynamicAnimator`. Default `rectangle`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for the type `.path`: convex, about the view's centre, in points. Default: empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Hooks of UIKit's own classes; they can be overridden inside the module only

  /// Whether a view without a background that says it is opaque is believed: `draw(_:)` of users' classes fills the bounds
  /// then, or what it leaves is black, as in UIKit. Labels draw letters on nothing.
  package var fillsBackgroundItself: Bool { true }

  /// Takes the place of the view's background colour, which stays what it is. Default nil.
  package var coveringBackground: UIColor? { nil }
  /// Whether the view has no safe area, whatever is around it.
  package var hasNoSafeArea: Bool { false }

  /// After the bounds changed, for scroll views and the like.
  package func boundsDidChange(from old: CGRect) {}
  /// The safe area from which that of the subviews is made; scroll views take away what their insets make up for.
  package var safeAreaForSubviews: UIEdgeInsets { insets.safeArea }
  /// The safe area of a view without a superview.
  package var rootSafeArea: UIEdgeInsets { .zero }
  /// `subview` was hidden, or shown again. Stack views arrange anew.
  package func subviewWasHidden(_ subview: UIView) {}
  /// The traits that a view without a superview inherits.
  package var rootTraits: UITraitCollection { TraitCache.initial }
  /// A subview's natural size changed.
  package func subviewSizeWasInvalidated(_ view: UIView) { backingLayer.setNeedsLayout() }
  /// Dynamic colours look different from now on.
  package func colorAppearanceChanged() {}
  package func semanticContentAttributeChanged() {}
  /// What the description of the view says after its layer.
  package var descriptionDetails: [String] { [] }
  /// The text that the description of the view shows.
  package var textForDescription: String? { nil }
  /// Whether the view draws itself (`draw(_:)`), so that a changed scale or appearance must draw it again.
  package var drawsContent: Bool { flags.contains(.draws) }

  nonisolated open override var description: String {
    // Off the main thread the geometry must not be read.
    Thread.isMainThread ? MainActor.assumeIsolated { debugLine } : "<\(debugName)>"
  }

  // MARK: What else subclasses override
  // (members of extensions cannot be overridden)

  /// Sets the layer's `contents` itself. Default: as if not implemented, so that the layer draws by `draw(_:in:)`.
  open func display(_ layer: CALayer) { LayerDefaults.ran = true }

  /// Comes before the layer draws. Default: nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The active constraints between this view and its descendants.
  open var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

  /// Activates the constraint in this view, which must be an ancestor of its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  /// Activates constraints in this view, which must be an ancestor of their items.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { adopt(one) } }

  /// Deactivates the constraint; one of another view is ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { abandon(constraint) }
  }

  /// Deactivates constraints; those of other views are ignored.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }

  /// The controller of this view, or its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = owningController { return controller }
    return superviewStorage
  }

  /// The view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// Names the group of the items below; nil, the default: the group around.
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { needExtras().focusGroupIdentifier = newValue }
  }

  /// Asks for the focus to be looked after in the next frame; does something only where the focus is.
  open func setNeedsFocusUpdate() { FocusRequests.needUpdate(self) }

  /// Looks after the focus now, if that was asked for.
  open func updateFocusIfNeeded() { UIFocusSystem.existing(for: window)?.updateFocusIfNeeded() }

  /// The view's recognizers, in the order in which they were added; nil when there never was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.gestures.isEmpty ? nil : $0.gestures } }
    set {
      for gesture in extras?.gestures ?? [] { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  /// Attaches a recognizer, which is retained; it leaves the view to which it was attached.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    needExtras().gestures.append(gestureRecognizer)
  }

  /// Detaches a recognizer; what it was doing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    GestureEnvironment.shared.disable(gestureRecognizer)
    extras?.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Whether assistive programs are to skip what lies in the view; false by default.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.elementsHidden ?? false }
    set { needAccessibility { $0.elementsHidden = newValue } }
  }

  /// Whether they are to see nothing beside this view; false by default.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.viewIsModal ?? false }
    set { needAccessibility { $0.viewIsModal = newValue } }
  }

  /// Whether they are to go through the view's elements one after the other; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility?.groupsChildren ?? false }
    set { needAccessibility { $0.groupsChildren = newValue } }
  }

  /// The elements in the view where they are not its subviews.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { needAccessibility { $0.elements = newValue } }
  }

  /// Only kept: `draw(_:)` always begins with an empty bitmap here. Default true.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContext) }
    set { flags.set(.clearsContext, newValue) }
  }

  /// Lets the first responder go if it is this view or one below it; true if it did, or there was none to let go.
  ///
  /// - Parameter force: also where it does not want to.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = FirstResponder.of(window) as? UIView, first.isDescendant(of: self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.forget(first)
    return true
  }

  /// The rectangle that layout aligns, for a frame: the frame less `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that layout aligned; the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Whether `view` is this view or one of its ancestors. O(depth).
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let step = current {
      if step === view { return true }
      current = step.superviewStorage
    }
    return false
  }

  /// Whether several touches at a time are delivered; false by default: only the first one is.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// Whether a touch here keeps touches from other views of the window; false by default.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }

  /// What the view can do for its user, in the order in which it was added. Default none.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, which is retained; it leaves the view that had it. One that is here already moves to the end.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    needExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away. Does nothing for one of another view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let extras, extras.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Runs the view's layout pass: constraints, then `layoutSubviews()`. Other layers than the view's own are passed
  /// over.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === backingLayer else { return }
    performLayout()
  }

  /// Draws the view's content with `draw(_:)`, if its class overrides that; an opaque view's background goes below it.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === backingLayer else { return }
    guard drawsContent else {
      // As if not implemented: the layer keeps its background and its contents, without a bitmap over them.
      LayerDefaults.ran = true
      return
    }
    UIGraphicsPushContext(context)
    // An opaque bitmap covers the layer's background, so the background goes into the bitmap.
    if flags.contains(.opaque), let color = backingLayer.backgroundColor {
      context.setFillColor(color)
      context.fill(backingLayer.bounds)
    }
    let old = UITraitCollection.mainCurrent
    UITraitCollection.mainCurrent = traitCache.collection
    draw(backingLayer.bounds)
    UITraitCollection.mainCurrent = old
    UIGraphicsPopContext()
  }

  /// The action of a change to the view's layer: an animation inside an animation block, else none (`NSNull`).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === backingLayer else { return nil }
    return ViewAnimationContext.action(for: layer, forKey: event) ?? NSNull()
  }

  /// Whether `updateConstraints` is owed.
  open func needsUpdateConstraints() -> Bool { flags.contains(.constraintsDirty) }

  /// Calls `updateConstraints` now if it is owed.
  open func updateConstraintsIfNeeded() {
    guard flags.contains(.constraintsDirty) else { return }
    flags.remove(.constraintsDirty)
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Whether the autoresizing mask stands for constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      flags.set(.translatesMask, newValue)
      constraintParticipationChanged()
    }
  }

  /// How strongly the view resists growing beyond its natural size; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let extras else { return .defaultLow }
    return axis == .horizontal ? extras.horizontalHugging : extras.verticalHugging
  }

  /// How strongly the view resists being larger than its natural size along `axis`.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    if axis == .horizontal {
      needExtras().horizontalHugging = priority
    } else {
      needExtras().verticalHugging = priority
    }
    intrinsicSizeWasInvalidated()
  }

  /// How strongly the view resists being squeezed below its natural size; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let extras else { return .defaultHigh }
    return axis == .horizontal ? extras.horizontalResistance : extras.verticalResistance
  }

  /// How strongly the view resists being smaller than its natural size along `axis`.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    if axis == .horizontal {
      needExtras().horizontalResistance = priority
    } else {
      needExtras().verticalResistance = priority
    }
    intrinsicSizeWasInvalidated()
  }

  /// The reading direction in which the view's content is to be arranged: the language's, unless
  /// `semanticContentAttribute` says otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .unspecified: return traitCache.collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Whether the margins are at least what remains of the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesMargins) }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      flags.set(.preservesMargins, newValue)
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      flags.set(.insetsMarginsFromSafeArea, newValue)
      marginsChanged()
    }
  }

  /// A picture of the view as it is seen, as a view of the same size; nil where there is nothing to draw with or the
  /// view is empty. With `afterScreenUpdates` what is dirty is laid out and drawn first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A picture of a part (own coordinates), of which the parts inside the cap insets stretch.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, let drawOffscreen = Rendering.drawOffscreen else { return nil }
    if afterUpdates { bringUpToDate() }
    let scale = max(1, traitCache.collection.displayScale)
    let width = (rect.width * scale).rounded(.up)
    let height = (rect.height * scale).rounded(.up)
    guard width * height < 268_435_456 else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    drawOffscreen(backingLayer, pixels, rect.origin, scale)
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.layer.contents = CGImage(pixels: pixels)
    picture.layer.contentsScale = scale
    if capInsets != .zero {
      picture.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return picture
  }

  /// Draws the view and all below it, as seen, into `rect` of the current context. False where there is none.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { bringUpToDate() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Light or dark for this view and all below it; `unspecified` (inherited) by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.traitOverrides.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      needExtras().traitOverrides.style = newValue == .unspecified ? nil : newValue
      markTraitsDirty()
    }
  }
}
