import CoreGraphics
import Foundation
import RuntimeInterface

/// A rectangle with content, in a tree of such rectangles that the compositor shows: what every view stands on.
///
/// A layer keeps its *model* values, which are what was last set, and while animations run *presentation* values, which
/// are what is seen. Setting a property may start an action (usually an animation); see `action(forKey:)`. Lengths are in
/// points, y grows downwards. A setter without an action costs a few nanoseconds plus the first telling of the ancestors.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  // Storage that `deinit` reads is written on the main thread only. One thread reads and writes layers, a statement at a
  // time: run-time checks of that would be dearer than the work.
  @exclusivity(unchecked) package nonisolated(unsafe) final var modelValues = LayerValues()
  /// What the compositor has not seen yet.
  @exclusivity(unchecked) package final var renderChanges: LayerChanges = .all
  /// What the layer drew itself.
  @exclusivity(unchecked) package final var renderBacking: LayerBacking?
  /// The compositor's memory of this layer.
  @exclusivity(unchecked) package final var renderNode: AnyObject?

  @exclusivity(unchecked) final var flags: LayerFlags = [.uncommitted]
  /// The superlayer, or the layer whose mask this is. Its children clear it when the parent goes.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [CALayer] = []
  /// `children` by z-position, while some of them have one.
  @exclusivity(unchecked) final var sortedChildren: [CALayer]?
  @exclusivity(unchecked) nonisolated(unsafe) final var maskLayer: CALayer?
  @exclusivity(unchecked) final var motion: LayerMotion?
  @exclusivity(unchecked) final var extras: LayerExtras?
  final weak var delegateStorage: (any CALayerDelegate)?
  /// The view whose layer this is, its delegate; it clears this when it goes. Not `weak`: that would give every view a
  /// side table, with which each retain and release of it costs several times as much.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var owner: (any CALayerDelegate)?
  /// The layer whose presentation this copy shows.
  final var shownModel: CALayer?

  /// Makes a layer without size, content or superlayer.
  public override init() { super.init() }

  /// Makes a copy for showing presentation values: called by `presentation()`. Subclasses override it to copy what they
  /// keep themselves from `layer`, which is a layer of the same class. Anything else gives a fresh layer.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyForPresentation(from: layer) }
  }

  /// Layers are not archived here: nil.
  public required init?(coder: NSCoder) { nil }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  // MARK: Geometry

  /// The rectangle of its own coordinates that the layer shows: the size is the layer's, a change of the origin scrolls
  /// the content. A change of the size marks the layer for layout. Animatable. Default zero.
  open var bounds: CGRect {
    get { modelValues.bounds }
    set {
      guard newValue != modelValues.bounds else { return }
      let action = willChange(.bounds)
      let resized = newValue.size != modelValues.bounds.size
      modelValues.bounds = newValue
      didChange(.bounds, action)
      if resized { boundsDidResize() }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates. Animatable. Default zero.
  open var position: CGPoint {
    get { modelValues.position }
    set { if newValue != modelValues.position { change(.position) { $0.position = newValue } } }
  }

  /// The position on the axis towards the viewer; siblings are drawn in its order. Animatable. Default 0.
  open var zPosition: CGFloat {
    get { modelValues.zPosition }
    set {
      guard newValue != modelValues.zPosition else { return }
      let action = willChange(.zPosition)
      modelValues.zPosition = newValue
      zOrderChanged()
      didChange(.zPosition, action)
    }
  }

  /// The point of the bounds that `position` places and about which `transform` turns, in fractions of the size. A
  /// change keeps the position, so the frame moves. Animatable. Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { modelValues.anchorPoint }
    set { if newValue != modelValues.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }

  /// The transform about the anchor point, applied before `position`. Animatable. Default identity.
  open var transform: CATransform3D {
    get { modelValues.transform }
    set {
      guard newValue != modelValues.transform else { return }
      let action = willChange(.transform)
      modelValues.transform = newValue
      if newValue.isIdentity { flags.remove(.hasTransform) } else { flags.insert(.hasTransform) }
      didChange(.transform, action)
    }
  }

  /// The transform of all sublayers about this layer's anchor point; the usual place of a perspective (`m34`).
  /// Animatable. Default identity.
  open var sublayerTransform: CATransform3D {
    get { modelValues.sublayerTransform }
    set {
      guard newValue != modelValues.sublayerTransform else { return }
      let action = willChange(.sublayerTransform)
      modelValues.sublayerTransform = newValue
      if newValue.isIdentity { flags.remove(.hasSublayerTransform) } else { flags.insert(.hasSublayerTransform) }
      didChange(.sublayerTransform, action)
    }
  }

  /// The bounds as the superlayer sees them: with a transform, the bounding box. Setting it sets `position` and the size
  /// of `bounds` and keeps `bounds.origin`; with a transform the size is what the inverse gives, so set it only without
  /// one.
  open var frame: CGRect {
    get { frameOfBounds }
    set { setFrame(newValue) }
  }

  // MARK: Appearance

  /// Whether the layer and everything in it is left out of the picture. Animatable (it flips). Default false.
  open var isHidden: Bool {
    get { modelValues.isHidden }
    set {
      guard newValue != modelValues.isHidden else { return }
      let action = willChange(.isHidden)
      modelValues.isHidden = newValue
      didChange(.isHidden, action)
      runOrderAction(newValue ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }

  /// How much is seen of the layer and its sublayers, 0 to 1. Animatable. Default 1.
  open var opacity: Float {
    get { modelValues.opacity }
    set { if newValue != modelValues.opacity { change(.opacity) { $0.opacity = newValue } } }
  }

  /// Whether sublayers and content are cut at the bounds and their rounded corners. Default false.
  open var masksToBounds: Bool {
    get { modelValues.masksToBounds }
    set { if newValue != modelValues.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
  }

  /// The colour behind the content, within the rounded corners. Animatable. Default nil.
  open var backgroundColor: CGColor? {
    get { modelValues.backgroundColor }
    set { if newValue != modelValues.backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } } }
  }

  /// The radius of the corners of background and border, and of the clip. Animatable. Default 0.
  open var cornerRadius: CGFloat {
    get { modelValues.cornerRadius }
    set { if newValue != modelValues.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
  }

  /// The width of the border, inside the bounds, over content and sublayers. Animatable. Default 0.
  open var borderWidth: CGFloat {
    get { modelValues.borderWidth }
    set { if newValue != modelValues.borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
  }

  /// The colour of the border. Nil draws opaque black, as Core Animation's default does. Animatable.
  open var borderColor: CGColor? {
    get { modelValues.borderColor }
    set { if newValue != modelValues.borderColor { change(.borderColor) { $0.borderColor = newValue } } }
  }

  /// The outline that casts the shadow, in the layer's coordinates, instead of what the layer shows. Animatable.
  /// Default nil.
  open var shadowPath: CGPath? {
    get { modelValues.shadowPath }
    set { if newValue != modelValues.shadowPath { change(.shadowPath) { $0.shadowPath = newValue } } }
  }

  /// A layer whose alpha decides what is seen of this layer. It has no superlayer; its frame is in this layer's bounds.
  /// Setting a layer that is in a tree takes it out of there. Default nil.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  // MARK: Content

  /// What the layer shows: a `CGImage`, or an image object that has one. Anything else is stored and shows nothing.
  /// Animatable (it cross-fades). Default nil.
  open var contents: Any? {
    get { extras?.contentsObject ?? modelValues.contents }
    set { setContents(newValue) }
  }

  /// Pixels of `contents` a point, and the scale at which the layer draws. Default 1; views set their screen's.
  open var contentsScale: CGFloat {
    get { modelValues.contentsScale }
    set { if newValue != modelValues.contentsScale { change(.contentsScale) { $0.contentsScale = newValue } } }
  }

  /// Who draws, lays out and chooses actions for this layer. Held weakly. Default nil.
  open weak var delegate: (any CALayerDelegate)? {
    get { owner ?? delegateStorage }
    set {
      owner = nil
      delegateStorage = newValue
      flags.remove(.delegateIsView)
      if newValue == nil { flags.remove(.hasDelegate) } else { flags.insert(.hasDelegate) }
    }
  }

  // MARK: Tree

  /// The layers in front of this one and moving with it, the last in front; nil when there are none. Setting it replaces
  /// them.
  open var sublayers: [CALayer]? {
    get { listedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds `layer` in front of the other sublayers, taking it out of where it was. Marks this layer for layout.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts `layer` at `idx` of the list, counted without it; beyond the end is the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes the layer out of its superlayer (or from the layer whose mask it is). Its animations end unfinished.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout and drawing

  /// Marks the layer for the layout of the next frame. O(depth) at most, O(1) when it was marked.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out what is marked in the tree around this layer, starting at the topmost marked ancestor in a row of them.
  open func layoutIfNeeded() { RenderLoop.layoutAround(self) }

  /// Places the sublayers. The default asks the delegate. Call `setNeedsLayout()`, not this.
  open func layoutSublayers() { if flags.contains(.hasDelegate) { delegate?.layoutSublayers(of: self) } }

  /// The size that the layer would like, in its superlayer's coordinates: that of its frame, unless overridden.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Marks all of the layer for drawing in the next frame.
  open func setNeedsDisplay() { markNeedsDisplay(.infinite) }

  /// Marks a part of the layer for drawing. The whole layer is drawn; `draw(in:)` finds the part as the clip.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

  /// Draws the layer now if it is marked.
  open func displayIfNeeded() { if flags.contains(.needsDisplay) { displayNow() } }

  /// Brings the content up to date: asks the delegate, or makes a bitmap and calls `draw(in:)`.
  open func display() { displayByDrawing() }

  /// Draws the content into `ctx`, in the layer's coordinates, y down. The default asks the delegate.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

  // MARK: Actions and animations

  /// What to do when the property or event `event` changes: asks the delegate, `actions`, `style` and the class, in this
  /// order, then answers an animation with the transaction's duration and curve for a property that can be animated.
  /// `NSNull` ends the search with nothing.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The class's own action for `event`. Default nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of a key that was never set. Default: what a fresh layer has.
  open class func defaultValue(forKey key: String) -> Any? { builtInDefault(forKey: key) }

  /// Whether a change of `key` makes the layer draw itself. Default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Adds a copy of `anim` under `key`, replacing the one there; nil keeps it beside all others. A duration of zero
  /// becomes the transaction's. Transitions always go under `kCATransition`.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Ends the animation under `key`, unfinished.
  open func removeAnimation(forKey key: String) { motion?.remove(key, of: self) }

  /// Ends all animations, unfinished.
  open func removeAllAnimations() { motion?.removeAll(of: self) }

  // MARK: Points

  /// The deepest layer under `p`, a point of the superlayer's coordinates; nil outside. Hidden layers are passed over.
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

  /// Whether `p` (own coordinates) lies in the bounds: minimum edges included, maximum edges not.
  open func contains(_ p: CGPoint) -> Bool { modelValues.bounds.contains(p) }

  /// Draws the layer and its sublayers, as they are now, into `ctx`.
  open func render(in ctx: CGContext) { renderOffscreen(in: ctx) }

  // MARK: What subclasses of the system override

  /// A number, point, colour… of a property that a subclass adds, from the model or the presentation.
  package func extraValue(_ key: LayerKey, shown: Bool) -> LayerValue? { nil }
  /// Sets the same; `shown` sets the presentation only.
  package func setExtraValue(_ key: LayerKey, _ value: LayerValue?, shown: Bool) {}
  /// Starts a new presentation from the model.
  package func resetShownExtras() {}
  /// A presentation of the same class; of the user's classes, too, through their `init(layer:)`.
  package func duplicateForPresentation() -> CALayer? { InitializerDispatch.make(type(of: self), layer: self) }
  /// Draws anew from the presentation values.
  package func displayPresentation() { displayCustomPresentation() }
  /// Draws what the layer draws by itself (a shape, a gradient) and answers whether it does.
  package func displayOwnContent() -> Bool { false }
}
