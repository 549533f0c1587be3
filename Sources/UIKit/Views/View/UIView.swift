import Foundation
import RuntimeInterface

/// A rectangular area of the screen that draws content, contains subviews, takes part in layout and receives touches.
///
/// Its `layer` stores the geometry: `frame`, `bounds`, `center` and `transform` read and write the layer. All lengths
/// are in points. Use views on the main thread only.
///
/// The class declares the methods that subclasses can override. The implementation is in extensions by topic
/// (`UIView+Hierarchy.swift`, …).
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The class of the view's layer, which is read once, when the view is created. The default is `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// A Boolean value that indicates whether the class needs constraints for its layout. The default is false.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Storage

  package final let backingLayer: CALayer
  /// The subviews, from back to front.
  @exclusivity(unchecked) nonisolated(unsafe) package final var subviewList: [UIView] = []
  // A subview does not own its superview. The reference is not `weak`, because it is read on every conversion and hit
  // test; the superview clears it when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var superviewStorage: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var windowStorage: UIWindow?
  nonisolated(unsafe) package final weak var owningController: UIViewController?
  @exclusivity(unchecked) package final var flags: ViewFlags = .initial
  /// The index of the view in its superview's list when it was last searched. It may be out of date.
  @exclusivity(unchecked) package final var indexHint = 0
  @exclusivity(unchecked) package final var contentModeStorage = ContentMode.scaleToFill
  @exclusivity(unchecked) package final var autoresizingStorage: AutoresizingMask = []
  @exclusivity(unchecked) package final var backgroundColorStorage: UIColor?
  /// The background color that the view gave its layer last.
  @exclusivity(unchecked) final var resolvedBackgroundColor: CGColor?
  @exclusivity(unchecked) package final var traitCache = TraitCache()
  @exclusivity(unchecked) package final var insets = ViewInsets()
  /// Properties that few views use. The object is allocated when one of them is first set.
  @exclusivity(unchecked) package final var extras: ViewExtras?

  // MARK: Initialization

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points. The initializer traps if the frame contains
  ///   non-finite numbers; UIKit raises an exception.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    adopt(frame: frame)
  }

  /// Creates a view from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it has no keys.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    adopt(frame: .zero)
    coder.decodeNib(into: self, as: UIView.self)
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Encodes the geometry and the appearance of the view, and its subviews. Constraints, gesture recognizers and the
  /// targets of controls are not encoded, nor are the subviews that a class of UIKit creates for itself.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) { encodeArchive(with: coder) }

  /// Sets the values that an archive contains. Subclasses in UIKit decode their own values after those of `super`.
  package func decodeArchive(from coder: NSCoder) { decodeViewArchive(from: coder) }

  /// Adds a subview from an archive.
  package func addArchivedSubview(_ view: UIView) { archivedContainer?.addSubview(view) }

  /// The view whose subviews the archive contains, or nil if the subviews belong to a class of UIKit.
  package var archivedContainer: UIView? { PlatformClass.of(self) == UIView.self ? self : nil }

  deinit {
    backingLayer.owner = nil
    for view in subviewList { view.superviewStorage = nil }
  }

  /// The subviews, for use in deinitializers. These may run on any thread.
  nonisolated package final var subviewsForTeardown: [UIView] { subviewList }

  open override var next: UIResponder? { nextResponderOfView }
  package override final var shownView: UIView? { self }
  package override final func pasteConfigurationDidChange() { updatePasteDropInteraction() }

  // MARK: Geometry

  /// The layer that backs the view. It is an instance of `layerClass`, and its delegate is the view.
  open var layer: CALayer { backingLayer }

  /// The position and size of the view in its superview's coordinates.
  ///
  /// While `transform` is not the identity, the frame is undefined in UIKit. In Tessera it is the bounding box. Setting
  /// the frame does not change the origin of `bounds`.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { setGeometry { $0.frame = newValue } }
  }

  /// The position and size of the view in its own coordinates. Setting a new size does not change `center`. Setting a
  /// new origin scrolls the content.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { setGeometry { $0.bounds = newValue } }
  }

  /// The position of the view's anchor point in its superview's coordinates. With the default anchor point, it is the
  /// view's center.
  open var center: CGPoint {
    get { backingLayer.position }
    set { setGeometry { $0.position = newValue } }
  }

  /// The transform of the view around its anchor point. The default is the identity.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { setGeometry { $0.setAffineTransform(newValue) } }
  }

  /// The three-dimensional transform of the view. It shares its storage with `transform`: a new value of either
  /// property replaces both.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { setGeometry { $0.transform = newValue } }
  }

  /// The anchor point in unit coordinates of the bounds. The default is (0.5, 0.5). Setting it moves the frame and does
  /// not change `center`.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { setGeometry { $0.anchorPoint = newValue } }
  }

  // MARK: Hierarchy

  /// The superview of the view, or nil if it has none.
  open var superview: UIView? { superviewStorage }
  /// The subviews, from back to front. The array is a copy, so the hierarchy may change during an iteration.
  open var subviews: [UIView] { subviewList }
  /// The window that contains the view, or nil if there is none.
  open var window: UIWindow? { windowStorage }

  /// Adds a view as the frontmost subview and removes it from its current superview. If the view is already a subview,
  /// it is moved to the front.
  ///
  /// - Parameter view: The view to add. The superview retains it.
  /// - Complexity: O(1). If the window changes, O(*n*), where *n* is the number of views in the added subtree.
  open dynamic func addSubview(_ view: UIView) { insert(view, position: .last) }
  /// Inserts a subview at an index.
  ///
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - index: The index of the view in `subviews`. If it is beyond the end, the view becomes the frontmost one.
  open dynamic func insertSubview(_ view: UIView, at index: Int) { insert(view, position: .at(index)) }
  /// Inserts a subview directly behind another.
  ///
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - siblingSubview: The other subview. If it is not a subview of this view, `view` becomes the frontmost one.
  open dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, position: .below(siblingSubview))
  }
  /// Inserts a subview directly in front of another.
  ///
  /// - Parameters:
  ///   - view: The view to insert.
  ///   - siblingSubview: The other subview. If it is not a subview of this view, `view` becomes the frontmost one.
  open dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, position: .above(siblingSubview))
  }
  /// Moves a subview in front of all others.
  ///
  /// - Parameter view: The subview. Other views are ignored.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind all others.
  ///
  /// - Parameter view: The subview. Other views are ignored.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Exchanges the positions of two subviews.
  ///
  /// - Parameters:
  ///   - index1: The index of a subview. An index outside of `subviews` is ignored.
  ///   - index2: The index of the other subview. An index outside of `subviews` is ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Removes the view from its superview. The superview no longer retains it.
  open dynamic func removeFromSuperview() {
    if superviewStorage != nil { TurnPool.current.retain(self) }
    detachFromSuperview()
  }

  /// Called after a subview was added. Subclasses override it to react to new subviews. The default implementation does
  /// nothing.
  ///
  /// - Parameter subview: The subview that was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Subclasses override it to release what belongs to the subview. The default
  /// implementation does nothing.
  ///
  /// - Parameter subview: The subview that is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview of the view changes. Subclasses override it to prepare for the change. The default
  /// implementation does nothing.
  ///
  /// - Parameter newSuperview: The new superview, or nil if the view is removed from its superview.
  open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview of the view changed. Subclasses override it to adapt to the new superview. The default
  /// implementation does nothing.
  open dynamic func didMoveToSuperview() {}
  /// Called before the window of the view changes, for every view of a moved subtree. Subclasses override it, for
  /// example, to stop work that is only useful on screen. The default implementation does nothing.
  ///
  /// - Parameter newWindow: The new window, or nil if the view is removed from its window.
  open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window of the view changed, for every view of a moved subtree. Subclasses override it, for
  /// example, to start work that is only useful on screen. The default implementation does nothing.
  open dynamic func didMoveToWindow() {}
  /// Returns the first view with a tag among this view and its descendants, in depth-first order.
  ///
  /// - Parameter tag: The tag to find.
  /// - Returns: The view, or nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { findTag(tag) }

  // MARK: Layout

  /// Requests `layoutSubviews()` before the next frame. Several requests before the layout cause one call.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  /// Lays out the invalid part of this subtree now, beginning at the topmost ancestor that needs layout.
  open func layoutIfNeeded() {
    windowStorage?.updatePendingTraits()
    backingLayer.layoutIfNeeded()
  }
  /// Positions the subviews. This method is called before a frame if the size changed or `setNeedsLayout()` was called.
  ///
  /// Overrides call `super` first, which positions the subviews that have constraints. If an override does not call
  /// `super`, these subviews are positioned after it returned.
  open dynamic func layoutSubviews() {
    flags.insert(.calledLayoutSubviews)
    layoutSubviewsByConstraints()
  }
  /// Returns the size that is best for the content of the view within an available size. The default is the current
  /// size.
  ///
  /// - Parameter size: The available size, in points.
  /// - Returns: The best size, in points.
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { backingLayer.bounds.size }
  /// Resizes the view to the size that `sizeThatFits(_:)` returns for its current size. The origin of the frame does
  /// not change.
  open dynamic func sizeToFit() { applyFittingSize() }
  /// Returns the height that the content needs at a width, in points, or nil if the height does not depend on the width.
  /// Constraints use it in place of the intrinsic height.
  package func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The natural size of the view's content, in points. A length is `noIntrinsicMetric`, which is the default, if the
  /// content has no natural length along that axis.
  open dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The title and the image that the large content viewer shows if the application has set none.
  package var defaultLargeContent: (title: String?, image: UIImage?) { (nil, nil) }
  /// The view whose first baseline the constraints of this view use. The default is `forLastBaselineLayout`. Subclasses
  /// can return a descendant.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline the constraints of this view use. The default is the view that `forBaselineLayout()`
  /// returns. Subclasses can return a descendant.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// Returns the view whose baselines the constraints of this view use.
  ///
  /// iOS 9 replaced this method with `forFirstBaselineLayout` and `forLastBaselineLayout`, which take precedence.
  ///
  /// - Returns: The view itself. Subclasses can return a descendant.
  open func forBaselineLayout() -> UIView { self }
  /// Invalidates the intrinsic content size. Call this method when the content's natural size has changed, so that the
  /// superview is laid out again.
  open dynamic func invalidateIntrinsicContentSize() { intrinsicSizeWasInvalidated() }
  /// Returns the size that best satisfies the view's constraints and a target size. If there are no constraints, it is
  /// the intrinsic content size or, without one, the result of `sizeThatFits(_:)`.
  ///
  /// - Parameter targetSize: The target size, in points, such as `layoutFittingCompressedSize`.
  /// - Returns: The best size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that best satisfies the view's constraints and a target size with priorities.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width. With `required` the result has exactly this
  ///     width.
  ///   - verticalFittingPriority: The priority of the target height. With `required` the result has exactly this
  ///     height.
  /// - Returns: The best size, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// A Boolean value that determines whether the subviews are resized by their autoresizing masks when the size of the
  /// view changes. The default is true.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }
  /// The lengths of the view that change when the size of its superview changes. It is empty by default.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizingStorage }
    set { autoresizingStorage = newValue }
  }
  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markConstraintsDirty() }
  /// Updates the constraints of the view. Subclasses override it to change many constraints at once, and call `super`
  /// last. The default implementation does nothing.
  open dynamic func updateConstraints() {}
  /// Called after the layout margins changed, before `safeAreaInsetsDidChange()`. Subclasses override it to adapt their
  /// layout. The default implementation does nothing.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed. Subclasses override it to adapt their layout. The default implementation does
  /// nothing.
  open func safeAreaInsetsDidChange() {}
  /// The widths of the areas at the edges of the view that are covered by bars or other views, in points. The areas of the subviews
  /// and the margins follow from the property, also if a subclass overrides it.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  /// The distances between the view's edges and its content, in points. The default is 8 points at each edge, plus the
  /// safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  /// The layout margins by leading and trailing edge, without the safe area, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  // MARK: Drawing and appearance

  /// Draws the view's content into the current graphics context in the view's coordinates. Views of a class that
  /// overrides it have a bitmap of their size. The default implementation does nothing.
  ///
  /// - Parameter rect: The rectangle to draw, in the view's coordinates. It is always the whole bounds.
  open dynamic func draw(_ rect: CGRect) {}

  /// Draws the view's content into the current graphics context for printing. The default implementation draws an image
  /// of the view with its subviews.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw, in the view's coordinates.
  ///   - formatter: The print formatter of the view.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { UIViewPrintFormatter.drawPicture(of: self) }

  /// Returns a formatter that prints the content of the view.
  ///
  /// - Returns: A new formatter that retains the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
  /// Requests a call of `draw(_:)` before the next frame, because a part of the view has changed.
  ///
  /// - Parameter rect: The part that changed, in the view's coordinates. The whole view is redrawn, regardless of this
  ///   value.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }
  /// The number of pixels per point of the view's bitmap. The default is the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { setContentScale(newValue) }
  }
  /// The way in which the content adapts to a change of size. The default is `scaleToFill`.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set { setContentMode(newValue) }
  }
  /// The opacity of the view, limited to 0…1. The default is 1, opaque. Below 0.01 the view receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      let oldAlpha = CGFloat(backingLayer.opacity)
      backingLayer.opacity = Float(newValue.isNaN ? 1 : min(1, max(0, newValue)))
      notifyObservers("alpha", from: oldAlpha, to: alpha)
    }
  }
  /// A Boolean value that determines whether the view is hidden. A hidden view and its descendants are not drawn and
  /// receive no touches. The default is false.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      superviewStorage?.subviewWasHidden(self)
      notifyObservers("hidden", from: !newValue, to: newValue)
      notifyObservers("isHidden", from: !newValue, to: newValue)
    }
  }
  /// A Boolean value that determines whether the view is treated as opaque. If it is true, `draw(_:)` must fill the
  /// whole bounds with opaque content. The default is true.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setOpaque(newValue) }
  }
  /// A Boolean value that determines whether subviews are clipped to the bounds. The default is false.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }
  /// The background color of the view. Dynamic colors are resolved with the view's traits. A color that was set on the layer, or
  /// removed from it, is that of the view as well. The default is nil, which is transparent.
  open var backgroundColor: UIColor? {
    get { currentBackgroundColor }
    set {
      recordAppearanceValue(\UIView.backgroundColor, newValue)
      setBackgroundColor(newValue)
    }
  }
  /// The color of interactive elements. A view without a color of its own inherits the tint color of its superview. The
  /// default at the root of the hierarchy is the system blue.
  open dynamic var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      recordAppearanceValue(\UIView.tintColor, newValue)
      setTintColor(newValue)
    }
  }
  /// The mode in which the tint color is shown, such as dimmed below a sheet. If it is `automatic`, the view inherits
  /// the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Called after the effective tint color or tint adjustment mode changed. Subclasses override it to update content in
  /// the tint color. The default implementation does nothing.
  open dynamic func tintColorDidChange() {}
  /// A view whose alpha channel masks this view. It must not have a superview. The default is nil.
  open var mask: UIView? {
    get { extras?.mask }
    set { setMask(newValue) }
  }

  // MARK: Touches

  /// A Boolean value that determines whether the view and its descendants receive touches. The default is true.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteraction) }
    set { flags.set(.userInteraction, newValue) }
  }
  /// Returns the frontmost view that contains a point and receives touches, among this view and its descendants.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event with the touch, or nil if the call does not belong to an event.
  /// - Returns: The view, or nil if there is none.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
  /// Returns a Boolean value that indicates whether a point is inside the bounds. Points on the left and top edges are
  /// inside, those on the right and bottom edges are not.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event with the touch, or nil if the call does not belong to an event.
  /// - Returns: `true` if the point is inside.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { containsInBounds(point) }
  /// A number by which the application can identify the view. The default is 0.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { ensureExtras().tag = newValue } }
  }

  // MARK: State restoration

  /// The identifier with which the state of the view is saved, or nil to save nothing. It must be unique among the views
  /// of a view controller. The view controller requires an identifier as well. The default is nil.
  open var restorationIdentifier: String? {
    get { extras?.restorationIdentifier }
    set { if newValue != extras?.restorationIdentifier { ensureExtras().restorationIdentifier = newValue } }
  }
  /// Called to save the state of the view. Subclasses override it and call `super`. The default implementation does
  /// nothing.
  ///
  /// - Parameter coder: The archiver of the view's data.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called to restore the state of the view, after its view controller was restored. Subclasses override it and call
  /// `super`. The default implementation does nothing.
  ///
  /// - Parameter coder: The unarchiver of the view's data.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Traits

  /// The traits of the view's environment, such as its size classes, display scale and light or dark style. They are
  /// updated lazily, at the latest before layout.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after the traits of the view changed. Subclasses override it to adapt to the traits, and call `super`.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The meaning of the content, which determines whether it is mirrored. The default is `unspecified`. Subviews do not
  /// inherit it.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantic ?? .unspecified }
    set {
      recordAppearanceValue(\UIView.semanticContentAttribute, newValue)
      setSemantic(newValue)
    }
  }
  /// A Boolean value that indicates whether the view can become focused. The default is false.
  open dynamic var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view is the item that the focus system of its window has focused. It is `false`
  /// outside of a window.
  open var isFocused: Bool { UIFocusSystem.existing(for: windowStorage)?.focusedItem === self }
  /// The environments to which the focus moves when it enters this view, in order of preference. The default is the
  /// view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// The effect that shows the focus while the user navigates with the keyboard, or nil for no effect. The default is a
  /// halo for cells and nil for other views.
  open var focusEffect: UIFocusEffect? {
    get { extras?.hasFocusEffect == true ? extras?.focusEffect : defaultFocusEffect }
    set {
      ensureExtras().focusEffect = newValue?.copy() as? UIFocusEffect
      ensureExtras().hasFocusEffect = true
    }
  }
  package var defaultFocusEffect: UIFocusEffect? { nil }
  /// The shape of the focus ring in the view's coordinates: the outline of the visible content, which may be smaller
  /// than the bounds.
  package var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }
  /// The view as a scroll container, or nil if the view does not scroll.
  package var scrollContainer: (any ScrollContainer)? { nil }
  /// Indicates whether the view is a control. Gesture recognizers and scroll views around a control do not cancel its
  /// touches.
  package var isControl: Bool { false }

  /// Indicates whether the view is asked if the gestures of its superviews may begin with a touch in it.
  var canRejectOuterGestures: Bool { isControl }
  /// The shape of the pointer over the view, unless an interaction sets another. The default is nil, which uses the
  /// superview's shape.
  package var hoverCursor: HostCursor? { nil }
  /// The priority of the view when the focus enters its focus group. The default is `ignored`.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { extras?.focusGroupPriority ?? .ignored }
    set { ensureExtras().focusGroupPriority = newValue }
  }
  /// Returns a Boolean value that indicates whether the focus may move to or from this view or a descendant.
  ///
  /// - Parameter context: The update that moves the focus.
  /// - Returns: `true` to allow the movement, which is the default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus moved to or from the view or a descendant. Subclasses override it to update their
  /// appearance. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - context: The update that moved the focus.
  ///   - coordinator: The coordinator for animations that accompany the movement.
  open dynamic func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The insets from the frame to the alignment rectangle, in points. Constraints apply to that rectangle. The default
  /// is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns a Boolean value that indicates whether a gesture recognizer of this view may begin. Subclasses override it
  /// to prevent gestures.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer that is about to begin.
  /// - Returns: `true` to allow it to begin, which is the default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility. UI tests read the values; no assistive technology is connected.

  /// The accessibility values that the view has as long as the application does not set others.
  package var standardAccessibility: StandardAccessibility { StandardAccessibility() }

  /// The closures that return accessibility values instead of the stored ones.
  package final var accessibilityBlocks: AccessibilityBlocks? { extras?.accessibility?.blocks }

  /// A Boolean value that determines whether the view is a single element for assistive technologies. The default is
  /// false, except for labels and controls that show one value.
  open var isAccessibilityElement: Bool {
    get {
      if let block = accessibilityBlocks?.isElement { return block() }
      return extras?.accessibility?.isElement ?? standardAccessibility.isElement
    }
    set { updateAccessibility { $0.isElement = newValue } }
  }
  /// A short name of the element for assistive technologies, in a word or two. The default is the text of a
  /// label or the title of a button, otherwise nil.
  open var accessibilityLabel: String? {
    get {
      if let block = accessibilityBlocks?.label { return block() }
      return extras?.accessibility?.label ?? standardAccessibility.label
    }
    set {
      updateAccessibility {
        $0.label = newValue
        $0.attributedLabel = nil
      }
    }
  }
  /// A short description of the effect of an action on the element, for assistive technologies. The default is nil.
  open var accessibilityHint: String? {
    get {
      if let block = accessibilityBlocks?.hint { return block() }
      return extras?.accessibility?.hint
    }
    set {
      updateAccessibility {
        $0.hint = newValue
        $0.attributedHint = nil
      }
    }
  }
  /// The current value of the element, for assistive technologies. The default is nil.
  open dynamic var accessibilityValue: String? {
    get {
      if let block = accessibilityBlocks?.value { return block() }
      return extras?.accessibility?.value ?? standardAccessibility.value
    }
    set {
      updateAccessibility {
        $0.value = newValue
        $0.attributedValue = nil
      }
    }
  }

  /// The traits of the element for assistive technologies. The default is `none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let block = accessibilityBlocks?.traits { return block() }
      return extras?.accessibility?.traits ?? standardAccessibility.traits
    }
    set { updateAccessibility { $0.traits = newValue } }
  }
  /// The identifier by which tests find the element. The default is nil.
  open var accessibilityIdentifier: String? {
    get {
      if let block = accessibilityBlocks?.identifier { return block() }
      return extras?.accessibility?.identifier ?? standardAccessibility.identifier
    }
    set { updateAccessibility { $0.identifier = newValue } }
  }

  // MARK: Dynamics

  /// The shape of the view in collisions of a `UIDynamicAnimator`. The default is `rectangle`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the view in collisions of the type `.path`: a convex path around the view's center, in points. It
  /// is empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Hooks of UIKit's own classes; they can be overridden inside the module only

  /// Indicates whether `draw(_:)` is assumed to fill the bounds of an opaque view without a background. If a subclass
  /// does not fill them, the remaining points are black, as in UIKit. Labels return `false` because they draw only
  /// glyphs.
  package var fillsBackgroundItself: Bool { true }

  /// A color that is shown instead of `backgroundColor`, without changing that property. The default is nil.
  package var backgroundColorOverride: UIColor? { nil }
  /// Indicates whether the safe area of the view is always zero. The default is false.
  package var hasNoSafeArea: Bool { false }
  /// The left and right layout margin while none is set, excluding the safe area, in points. Table views override it.
  package var defaultSideMargin: CGFloat { 8 }

  /// Called after the bounds changed. Scroll views override it to update the layout of their content.
  package func boundsDidChange(from oldBounds: CGRect) {}
  /// Called after the corner configuration has resulted in new radii. Effect views override it to round their material.
  package func cornerRadiiDidChange() {}
  /// The safe area that the subviews inherit. Scroll views subtract the part that is already in their content inset.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// The safe area of a view without a superview.
  package var rootSafeArea: UIEdgeInsets { .zero }
  /// Called after a subview was hidden or shown. Stack views override it to arrange their subviews again.
  package func subviewWasHidden(_ subview: UIView) {}
  /// The traits that a view without a superview inherits.
  package var rootTraits: UITraitCollection { .mainInitial }
  /// Called after the intrinsic size of a subview changed. Requests a layout.
  package func subviewSizeWasInvalidated(_ view: UIView) { backingLayer.setNeedsLayout() }
  /// Called after a change of traits on which dynamic colors depend. Subclasses override it to resolve colors again.
  package func colorAppearanceDidChange() {}
  /// Called after `semanticContentAttribute` changed. Subclasses override it to mirror their content.
  package func semanticContentAttributeDidChange() {}
  /// The details specific to the class, which `description` contains after the layer.
  package var descriptionDetails: [String] { [] }
  /// The text to include in `description`, such as that of a label. The default is nil.
  package var textForDescription: String? { nil }
  /// Indicates whether the view draws its content in `draw(_:)`. Such a view is redrawn after a change of scale or
  /// appearance.
  package var drawsContent: Bool { flags.contains(.draws) }

  nonisolated open override var description: String {
    // The geometry can be read only on the main thread.
    Thread.isMainThread ? MainActor.assumeIsolated { debugLine } : "<\(debugName)>"
  }

  // MARK: Other methods that subclasses override (members of extensions cannot be overridden)

  /// The smallest content size category of the view and its descendants, or nil for no limit. The default is nil.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.minimumContentSize }
    set {
      ensureExtras().minimumContentSize = newValue
      markTraitsDirty()
    }
  }

  /// The largest content size category of the view and its descendants, or nil for no limit. The default is nil.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.maximumContentSize }
    set {
      ensureExtras().maximumContentSize = newValue
      markTraitsDirty()
    }
  }

  /// The limits of the content size category of the view and its ancestors as text, for debugging. Each line describes a view
  /// that has a limit, beginning with this view. The text is empty if there are no limits.
  open var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view -> String? in
      let limits = [("minimum", view.minimumContentSizeCategory), ("maximum", view.maximumContentSizeCategory)]
      let texts = limits.compactMap { name, category in category.map { "\(name) = \($0.rawValue)" } }
      return texts.isEmpty ? nil : "\(type(of: view)): " + texts.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// An anchor for the baseline of the first line of text. In views without text it is the bottom edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  /// An anchor for the baseline of the last line of text. In views without text it is the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

  /// The layout guide of the part of the view that bars and other views do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = extras?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(kind: .safeArea, of: self)
    ensureExtras().safeAreaGuide = guide
    return guide
  }

  /// A Boolean value that determines whether the view keeps its colors when the user inverts the colors of the screen.
  /// The default is false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { extras?.accessibility?.ignoresInvertColors ?? false }
    set { updateAccessibility { $0.ignoresInvertColors = newValue } }
  }

  /// A Boolean value that determines whether the large content viewer shows the view. The default is `false`.
  open var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }
  /// The title that the large content viewer shows. The default is nil, which shows the text of a label and the title of a button.
  open var largeContentTitle: String? {
    get { largeContent?.title ?? defaultLargeContent.title }
    set { changeLargeContent { $0.title = newValue } }
  }
  /// The image that the large content viewer shows. The default is nil, which shows the image of an image view and a button.
  open var largeContentImage: UIImage? {
    get { largeContent?.image ?? defaultLargeContent.image }
    set { changeLargeContent { $0.image = newValue } }
  }
  /// A Boolean value that determines whether the large content viewer enlarges the image. The default is `false`.
  open var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }
  /// The insets of the image in the large content viewer, in points. The default is zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }

  /// Updates the layer's contents. Subclasses override it to set `contents` directly. The default implementation draws
  /// them with `draw(_:in:)`.
  ///
  /// - Parameter layer: The layer of the view.
  open func display(_ layer: CALayer) {
    let drawsItself = drawsContent && layer === backingLayer
    layer.drawBacking(delegateDraws: drawsItself || ViewOverrides.overrides(of: type(of: self)).contains(.layerDrawing))
  }

  /// Called before the layer is drawn. Subclasses override it to configure the layer, such as its contents format. The
  /// default implementation does nothing.
  ///
  /// - Parameter layer: The layer that is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The active constraints that are installed in this view.
  open var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

  /// Activates a constraint in this view.
  ///
  /// - Parameter constraint: The constraint. Its items are this view or descendants of it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraintOfDescendants(constraint) }

  /// Activates constraints in this view.
  ///
  /// - Parameter constraints: The constraints. Their items are this view or descendants of it.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraintOfDescendants(constraint) }
  }

  /// Deactivates a constraint of this view.
  ///
  /// - Parameter constraint: The constraint. A constraint that is installed in another view is ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { uninstall(constraint) }
  }

  /// Deactivates constraints of this view.
  ///
  /// - Parameter constraints: The constraints. Constraints that are installed in other views are ignored.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The view controller of this view if there is one, otherwise the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = owningController { return controller }
    return superviewStorage
  }

  /// The container of the focusable items in this view: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The identifier of the focus group of the items in this view. The default is the identifier of the parent focus
  /// environment.
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier ?? parentFocusEnvironment?.focusGroupIdentifier }
    set { ensureExtras().focusGroupIdentifier = newValue }
  }

  /// Requests an update of the focus before the next frame. It has an effect only if the focused item is in this view.
  open func setNeedsFocusUpdate() { FocusUpdateScheduler.scheduleUpdate(of: self) }

  /// Updates the focus now, if an update was requested.
  open func updateFocusIfNeeded() { UIFocusSystem.existing(for: window)?.updateFocusIfNeeded() }

  /// The gesture recognizers of the view in the order in which they were added. The value is nil until one is added, and an empty
  /// array after all were removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.flatMap { $0.hasHadGestures ? $0.gestures : nil } }
    set {
      for gesture in extras?.gestures ?? [] { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  /// Adds a gesture recognizer to the view and removes it from its previous view.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer. The view retains it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    let extras = ensureExtras()
    extras.gestures.append(gestureRecognizer)
    extras.hasHadGestures = true
  }

  /// Removes a gesture recognizer from the view and cancels its gesture.
  ///
  /// - Parameter gestureRecognizer: The gesture recognizer. A recognizer of another view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    GestureEnvironment.shared.disable(gestureRecognizer)
    extras?.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// A Boolean value that determines whether assistive technologies skip the elements in the view. The default is
  /// false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityBlocks?.elementsHidden?() ?? extras?.accessibility?.elementsHidden ?? false }
    set { updateAccessibility { $0.elementsHidden = newValue } }
  }

  /// A Boolean value that determines whether assistive technologies ignore the siblings of the view. The default is
  /// false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityBlocks?.viewIsModal?() ?? extras?.accessibility?.viewIsModal ?? false }
    set { updateAccessibility { $0.viewIsModal = newValue } }
  }

  /// A Boolean value that determines whether assistive technologies visit the elements of the view one after the other.
  /// The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      if let block = accessibilityBlocks?.groupsChildren { return block() }
      return extras?.accessibility?.groupsChildren ?? standardAccessibility.groupsChildren
    }
    set { updateAccessibility { $0.groupsChildren = newValue } }
  }

  /// The actions of the view that assistive technologies offer. The default is nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let block = accessibilityBlocks?.customActions { return block() }
      return extras?.accessibility?.customActions
    }
    set { updateAccessibility { $0.customActions = newValue } }
  }

  /// Returns the number of elements in the view for assistive technologies.
  ///
  /// - Returns: The number of `accessibilityElements`. The default is 0.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element in the view for assistive technologies.
  ///
  /// - Parameter index: The index of the element.
  /// - Returns: The element of `accessibilityElements`, or nil if there is none at the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in the view for assistive technologies.
  ///
  /// - Parameter element: The element.
  /// - Returns: The index in `accessibilityElements`, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  /// The elements in the view for assistive technologies, if they are not its subviews. The default is nil.
  open var accessibilityElements: [Any]? {
    get {
      if let block = accessibilityBlocks?.elements { return block() }
      return extras?.accessibility?.elements ?? standardAccessibility.elements?()
    }
    set { updateAccessibility { $0.elements = newValue } }
  }

  /// The frame of the view for assistive technologies, in the coordinates of the screen, in points. The default is the
  /// frame of the view.
  open var accessibilityFrame: CGRect {
    get {
      if let block = accessibilityBlocks?.frame { return block() }
      return extras?.accessibility?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { updateAccessibility { $0.frame = newValue } }
  }

  /// The shape of the view for assistive technologies, in the coordinates of the screen. The default is nil, which uses
  /// `accessibilityFrame`.
  open var accessibilityPath: UIBezierPath? {
    get {
      if let block = accessibilityBlocks?.path { return block() }
      return extras?.accessibility?.path
    }
    set { updateAccessibility { $0.path = newValue } }
  }

  /// The point at which an assistive technology activates the view, in the coordinates of the screen. The default is the
  /// center of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let block = accessibilityBlocks?.activationPoint { return block() }
      let frame = accessibilityFrame
      return extras?.accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { updateAccessibility { $0.activationPoint = newValue } }
  }

  /// The language in which texts of the view are spoken, as a BCP 47 identifier. The default is nil.
  open var accessibilityLanguage: String? {
    get {
      if let block = accessibilityBlocks?.language { return block() }
      return extras?.accessibility?.language
    }
    set { updateAccessibility { $0.language = newValue } }
  }

  /// The names by which users of Voice Control call the view. The default is empty.
  open var accessibilityUserInputLabels: [String]! {
    get {
      if let block = accessibilityBlocks?.userInputLabels { return block() }
      return extras?.accessibility?.userInputLabels ?? []
    }
    set { updateAccessibility { $0.userInputLabels = newValue } }
  }

  /// A Boolean value that determines whether assistive technologies regard the view as one that users interact with. The
  /// default is `false`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityBlocks?.respondsToUserInteraction?() ?? extras?.accessibility?.respondsToUserInteraction ?? false
    }
    set { updateAccessibility { $0.respondsToUserInteraction = newValue } }
  }

  /// The label with attributes, such as the language. The default is `accessibilityLabel` without attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = accessibilityBlocks?.attributedLabel { return block() }
      return extras?.accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      updateAccessibility { $0.attributedLabel = newValue }
    }
  }

  /// The hint with attributes, such as the language. The default is `accessibilityHint` without attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = accessibilityBlocks?.attributedHint { return block() }
      return extras?.accessibility?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityHint = newValue?.string
      updateAccessibility { $0.attributedHint = newValue }
    }
  }

  /// The value with attributes, such as the language. The default is `accessibilityValue` without attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = accessibilityBlocks?.attributedValue { return block() }
      return extras?.accessibility?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      updateAccessibility { $0.attributedValue = newValue }
    }
  }

  /// The kind of container that the view is for assistive technologies. The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibility?.containerType ?? .none }
    set { updateAccessibility { $0.containerType = newValue } }
  }

  /// The way in which an assistive technology moves through the elements of the view. The default is `automatic`.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityBlocks?.navigationStyle?() ?? extras?.accessibility?.navigationStyle ?? .automatic }
    set { updateAccessibility { $0.navigationStyle = newValue } }
  }

  /// The rotors of the view, with which a user of an assistive technology moves between parts of its content. The default is
  /// nil.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let block = accessibilityBlocks?.customRotors { return block() }
      return extras?.accessibility?.customRotors
    }
    set { updateAccessibility { $0.customRotors = newValue } }
  }

  /// Scrolls the view by a page for an assistive technology. Tessera never calls it.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: `true` if the view has scrolled. The default implementation returns `false`.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Called after an assistive technology has focused the view. Tessera never calls it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after an assistive technology has focused another element. Tessera never calls it.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive technology has focused the view.
  ///
  /// - Returns: `false`, because there is no such technology.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// A Boolean value that determines whether the bitmap is cleared before drawing. The value is stored but has no
  /// effect: `draw(_:)` always begins with an empty bitmap. The default is true.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContext) }
    set { flags.set(.clearsContext, newValue) }
  }

  /// Ends editing in this view: requests the first responder to resign if it is this view or a descendant.
  ///
  /// - Parameter force: `true` to resign the first responder even if it refuses.
  /// - Returns: `true` if the first responder was this view or a descendant and has resigned, otherwise `false`
  ///   (measured on UIKit, case `end-editing-elsewhere` of Tests/Oracle).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let firstResponder = FirstResponder.current(in: window) as? UIView,
      firstResponder.isDescendant(of: self)
    else {
      return false
    }
    if firstResponder.resignFirstResponder() { return true }
    guard force else { return false }
    FirstResponder.clear(firstResponder)
    return true
  }

  /// Returns the alignment rectangle for a frame: the frame inset by `alignmentRectInsets`.
  ///
  /// - Parameter frame: The frame, in points.
  /// - Returns: The alignment rectangle.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle. It is the inverse of `alignmentRect(forFrame:)`.
  ///
  /// - Parameter alignmentRect: The alignment rectangle, in points.
  /// - Returns: The frame.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Returns a Boolean value that indicates whether this view is another view or one of its descendants.
  ///
  /// - Parameter view: The other view.
  /// - Returns: `true` if `view` is this view or an ancestor of it.
  /// - Complexity: O(*depth of the hierarchy*).
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superviewStorage
    }
    return false
  }

  /// A Boolean value that determines whether the view receives several touches at a time. The default is false, which
  /// delivers only the first one.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  /// A Boolean value that determines whether a touch in this view prevents touches in other views of the window. The
  /// default is false.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set {
      recordAppearanceValue(\UIView.isExclusiveTouch, newValue)
      flags.set(.exclusiveTouch, newValue)
    }
  }

  /// The interactions of the view, in the order in which they were added. It is empty by default.
  open var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction to the view and removes it from its previous view. If the view already has the interaction, it
  /// is moved to the end.
  ///
  /// - Parameter interaction: The interaction. The view retains it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensureExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view.
  ///
  /// - Parameter interaction: The interaction. An interaction of another view is ignored.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let extras, extras.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Performs a layout pass when the view's layer requires one. Updates the constraints, then calls `layoutSubviews()`.
  ///
  /// - Parameter layer: The view's layer. Other layers are ignored.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === backingLayer else { return }
    performLayout()
  }

  /// Draws the view's content with `draw(_:)` if its class overrides that method. The background of an opaque view is
  /// drawn first.
  ///
  /// - Parameters:
  ///   - layer: The view's layer. Other layers are ignored.
  ///   - context: The graphics context to draw into.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === backingLayer, drawsContent else { return }
    UIGraphicsPushContext(context)
    // An opaque bitmap covers the layer's background, so the background is drawn into the bitmap.
    if flags.contains(.opaque), let color = backingLayer.backgroundColor {
      context.setFillColor(color)
      context.fill(backingLayer.bounds)
    }
    let previousTraits = UITraitCollection.mainAssigned
    UITraitCollection.mainAssigned = traitCache.collection
    draw(backingLayer.drawnRect)
    UITraitCollection.mainAssigned = previousTraits
    UIGraphicsPopContext()
  }

  /// Returns the action for a change of the layer. Inside an animation block it is an animation, otherwise `NSNull`,
  /// which performs no action.
  ///
  /// - Parameters:
  ///   - layer: The layer that changes.
  ///   - event: The key of the property that changes.
  /// - Returns: The action, or nil if the layer is not the view's own.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === backingLayer else { return nil }
    return ViewAnimationContext.action(for: layer, forKey: event) ?? NSNull()
  }

  /// Returns a Boolean value that indicates whether an update of the constraints is pending.
  ///
  /// - Returns: `true` if `setNeedsUpdateConstraints()` was called and `updateConstraints()` was not called since.
  open func needsUpdateConstraints() -> Bool { flags.contains(.constraintsDirty) }

  /// Calls `updateConstraints()` now, if an update was requested.
  open func updateConstraintsIfNeeded() {
    guard flags.contains(.constraintsDirty) else { return }
    flags.remove(.constraintsDirty)
    if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
  }

  /// A Boolean value that determines whether the autoresizing mask is translated into constraints. The default is true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      flags.set(.translatesMask, newValue)
      constraintParticipationDidChange()
      (superviewStorage as? UIWindow)?.updateRootViewConstraints(for: self)
    }
  }

  /// Returns the priority with which the view resists growing beyond its intrinsic content size.
  ///
  /// - Parameter axis: The axis, horizontal or vertical.
  /// - Returns: The priority, 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let extras else { return .defaultLow }
    return axis == .horizontal ? extras.horizontalHugging : extras.verticalHugging
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic content size.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis, horizontal or vertical.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    if axis == .horizontal {
      ensureExtras().horizontalHugging = priority
    } else {
      ensureExtras().verticalHugging = priority
    }
    intrinsicSizeWasInvalidated()
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic content size.
  ///
  /// - Parameter axis: The axis, horizontal or vertical.
  /// - Returns: The priority, 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let extras else { return .defaultHigh }
    return axis == .horizontal ? extras.horizontalResistance : extras.verticalResistance
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic content size.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis, horizontal or vertical.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    if axis == .horizontal {
      ensureExtras().horizontalResistance = priority
    } else {
      ensureExtras().verticalResistance = priority
    }
    intrinsicSizeWasInvalidated()
  }

  /// The direction in which the view's content is laid out. It is the direction of the language, unless
  /// `semanticContentAttribute` specifies a different one.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .unspecified: return traitCache.collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// A Boolean value that determines whether the layout margins are at least as large as the part of the superview's
  /// margins that overlaps the view. The default is false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesMargins) }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      flags.set(.preservesMargins, newValue)
      marginsDidChange()
    }
  }

  /// A Boolean value that determines whether the safe area is added to the layout margins. The default is true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      flags.set(.insetsMarginsFromSafeArea, newValue)
      marginsDidChange()
    }
  }

  /// Returns a new view with a snapshot of this view. Both views have the same size.
  ///
  /// - Parameter afterUpdates: `true` to lay out and draw pending changes first.
  /// - Returns: The snapshot, or nil if there is no renderer, or if the view is empty and `afterUpdates` is `false`.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a snapshot of a part of this one.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: `true` to lay out and draw pending changes first.
  ///   - capInsets: The widths of the edges that do not stretch when the snapshot is resized, in points.
  /// - Returns: The snapshot, or nil if the rectangle is too large or there is no renderer. The snapshot of an empty rectangle has
  ///   no content if `afterUpdates` is `true`, and is nil otherwise.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let drawOffscreen = Rendering.drawOffscreen else { return nil }
    if afterUpdates { layOutAndDrawImmediately() }
    guard rect.width > 0, rect.height > 0 else {
      guard afterUpdates, rect.width.isFinite, rect.height.isFinite else { return nil }
      return UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    let scale = max(1, traitCache.collection.displayScale)
    let width = (rect.width * scale).rounded(.up)
    let height = (rect.height * scale).rounded(.up)
    guard width * height < 268_435_456 else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    drawOffscreen(backingLayer, pixels, rect.origin, scale)
    let snapshotView = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshotView.layer.contents = CGImage(pixels: pixels)
    snapshotView.layer.contentsScale = scale
    if capInsets != .zero {
      snapshotView.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return snapshotView
  }

  /// Draws a snapshot of the view and its descendants into the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to fill, in the context's coordinates.
  ///   - afterUpdates: `true` to lay out and draw pending changes first.
  /// - Returns: `true` if the snapshot was drawn, or `false` if there is no current context or the view is empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layOutAndDrawImmediately() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.render(in: context)
    context.restoreGState()
    return true
  }

  /// The light or dark style that the view and its descendants use. The default is `unspecified`, which uses the
  /// inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.traitOverrides.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensureExtras().traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue
      markTraitsDirty()
    }
  }
}
