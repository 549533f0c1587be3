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

  /// The colour of the border; nil draws none. Default opaque black. Animatable.
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

  // MARK: What else subclasses override
  // (members of extensions cannot be overridden)

  /// The keys of the animations that run or are held, oldest first; nil when there are none.
  open func animationKeys() -> [String]? {
    let keys = motion?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animation under `key`: the layer's own copy.
  open func animation(forKey key: String) -> CAAnimation? { motion?.entry(key)?.animation }

  /// Whether the layer is marked for drawing.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Whether what the layer draws has its y-axis upwards: never here.
  open func contentsAreFlipped() -> Bool { false }

  /// `transform` as an affine transform; depth and perspective are left out.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to the affine transform `m`.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// What is seen of the layer's bounds through all clipping ancestors, in its own coordinates; null when nothing is.
  open var visibleRect: CGRect {
    var visible = modelValues.bounds
    var layer = self
    while let next = layer.geometryParent {
      if next.modelValues.masksToBounds { visible = visible.intersection(convert(next.modelValues.bounds, from: next)) }
      if visible.isNull { return .null }
      layer = next
    }
    return visible.intersection(convert(layer.modelValues.bounds, from: layer))
  }

  /// Sets the property of that name, or keeps the value under a key of one's own.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "frame": if let rect = LayerValue(any: value)?.rect { frame = rect }
    case "name": name = value as? String
    case "contents": contents = value
    case "actions": actions = value as? [String: any CAAction]
    case "speed": speed = Float(LayerValue(any: value)?.number ?? 1)
    case "timeOffset": timeOffset = LayerValue(any: value)?.number ?? 0
    case "beginTime": beginTime = LayerValue(any: value)?.number ?? 0
    default:
      if let known = LayerKey(name: key) {
        setModelValue(LayerValue(any: value), for: known)
      } else {
        setCustomValue(value, forKey: key)
      }
    }
  }

  /// The value of the property of that name (numbers as `NSNumber`), or what was kept under a key of one's own; else the
  /// class's default for the key.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "frame": return frame
    case "name": return name
    case "contents": return contents
    case "actions": return actions
    case "speed": return NSNumber(value: speed)
    case "timeOffset": return NSNumber(value: timeOffset)
    case "beginTime": return NSNumber(value: beginTime)
    default:
      if let known = LayerKey(name: key) { return modelValue(known)?.object }
      return extras?.custom[key] ?? type(of: self).defaultValue(forKey: key)
    }
  }

  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// A name for the user's own purposes. Default nil.
  open var name: String? {
    get { extras?.name }
    set { makeExtras().name = newValue }
  }

  /// Actions by event, asked after the delegate. Default nil.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set {
      makeExtras().actions = newValue
      updateActionFlag()
    }
  }

  /// Values for keys that have none of their own; `actions` in it is a dictionary of actions, `style` another style to
  /// go on with. Default nil.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set {
      makeExtras().style = newValue
      updateActionFlag()
    }
  }

  /// The pixel format that is wanted for drawing. Stored. Default `.RGBA8Uint`.
  open var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { makeExtras().contentsFormat = newValue }
  }

  /// Whether drawing may happen on another thread. Stored: it never does. Default false.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { makeExtras().drawsAsynchronously = newValue }
  }

  /// Scrolls the nearest `CAScrollLayer` above by as little as shows `r` (own coordinates).
  open func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = nearestScrollLayer else { return }
    scroller.scroll(to: convert(r, to: scroller))
  }

  /// The anchor's distance from the layer's plane, towards the viewer. Animatable. Default 0.
  open var anchorPointZ: CGFloat {
    get { modelValues.anchorPointZ }
    set { if newValue != modelValues.anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
  }

  /// Whether the sublayers' y-axis grows upwards. Default false.
  open var isGeometryFlipped: Bool {
    get { modelValues.isGeometryFlipped }
    set {
      guard newValue != modelValues.isGeometryFlipped else { return }
      let action = willChange(.isGeometryFlipped)
      modelValues.isGeometryFlipped = newValue
      if newValue { flags.insert(.isFlipped) } else { flags.remove(.isFlipped) }
      didChange(.isGeometryFlipped, action)
    }
  }

  /// Whether the layer is seen from behind, too. Animatable (it flips). Default true.
  open var isDoubleSided: Bool {
    get { modelValues.isDoubleSided }
    set { if newValue != modelValues.isDoubleSided { change(.isDoubleSided) { $0.isDoubleSided = newValue } } }
  }

  /// The corners that `cornerRadius` rounds. Animatable (it flips). Default all four.
  open var maskedCorners: CACornerMask {
    get { modelValues.maskedCorners }
    set {
      guard newValue != modelValues.maskedCorners else { return }
      change(.maskedCorners) { $0.maskedCorners = newValue }
      // Gradients draw their corners themselves.
      if self is CAGradientLayer { setNeedsDisplay() }
    }
  }

  /// The shape of the corners. Default `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { modelValues.cornerCurve }
    set { if newValue != modelValues.cornerCurve { change(.cornerCurve) { $0.cornerCurve = newValue } } }
  }

  /// The part of `contents` that is shown, in fractions. Animatable. Default (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { modelValues.contentsRect }
    set { if newValue != modelValues.contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
  }

  /// The part of `contents` that stretches while its borders keep their size, in fractions of the image. Animatable.
  /// Default (0, 0, 1, 1).
  open var contentsCenter: CGRect {
    get { modelValues.contentsCenter }
    set { if newValue != modelValues.contentsCenter { change(.contentsCenter) { $0.contentsCenter = newValue } } }
  }

  /// Where `contents` lies. Default `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.contentsGravity }
    set { if newValue != modelValues.contentsGravity { change(.contentsGravity) { $0.contentsGravity = newValue } } }
  }

  /// How `contents` is made smaller. Default `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { modelValues.minificationFilter }
    set {
      if newValue != modelValues.minificationFilter { change(.minificationFilter) { $0.minificationFilter = newValue } }
    }
  }

  /// How `contents` is made larger. Default `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelValues.magnificationFilter }
    set {
      if newValue != modelValues.magnificationFilter {
        change(.magnificationFilter) { $0.magnificationFilter = newValue }
      }
    }
  }

  /// Whether `opacity` applies to layer and sublayers as one picture. Default true.
  open var allowsGroupOpacity: Bool {
    get { modelValues.allowsGroupOpacity }
    set {
      if newValue != modelValues.allowsGroupOpacity { change(.allowsGroupOpacity) { $0.allowsGroupOpacity = newValue } }
    }
  }

  /// Whether layer and sublayers are kept as one bitmap. Default false.
  open var shouldRasterize: Bool {
    get { modelValues.shouldRasterize }
    set { if newValue != modelValues.shouldRasterize { change(.shouldRasterize) { $0.shouldRasterize = newValue } } }
  }

  /// The scale of that bitmap, pixels a point. Default 1.
  open var rasterizationScale: CGFloat {
    get { modelValues.rasterizationScale }
    set {
      if newValue != modelValues.rasterizationScale { change(.rasterizationScale) { $0.rasterizationScale = newValue } }
    }
  }

  /// Whether a new size makes the layer draw itself again. Default false.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { if newValue { flags.insert(.needsDisplayOnBoundsChange) } else { flags.remove(.needsDisplayOnBoundsChange) } }
  }

  /// Whether the layer promises to fill its bounds without any transparency when it draws. Default false.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { if newValue { flags.insert(.isOpaque) } else { flags.remove(.isOpaque) } }
  }

  /// The colour of the shadow; nil casts none. Animatable. Default opaque black.
  open var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { if newValue != modelValues.shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
  }

  /// How strong the shadow is, 0 to 1. Animatable. Default 0.
  open var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { if newValue != modelValues.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
  }

  /// How far the shadow is displaced, in points. Animatable. Default (0, -3).
  open var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { if newValue != modelValues.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
  }

  /// The blur of the shadow, in points: about the standard deviation. Animatable. Default 3.
  open var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { if newValue != modelValues.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
  }

  /// Whether colours brighter than white are wanted. Stored. Default false.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { extras?.wantsExtendedRange ?? false }
    set { makeExtras().wantsExtendedRange = newValue }
  }

  /// Inserts `layer` behind `sibling` in the drawing order of the list; at the back if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, sibling !== layer, let place = childIndex(of: sibling) else { return insert(layer, at: 0) }
    insert(layer, beforeChild: place)
  }

  /// Inserts `layer` in front of `sibling` in the drawing order of the list; at the front if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, sibling !== layer, let place = childIndex(of: sibling) else { return insert(layer, at: .max) }
    insert(layer, beforeChild: place + 1)
  }

  /// Puts `newLayer` where `oldLayer` is in the list, and takes that out. Does nothing if it is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, childIndex(of: oldLayer) != nil else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// When it begins, in the time of the parent: seconds. Default 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }

  /// Not used by layers; infinite by default, as in Core Animation.
  open var duration: CFTimeInterval {
    get { timing.duration == 0 ? .infinity : timing.duration }
    set { setTiming { $0.duration = newValue } }
  }

  /// How fast its time runs against its parent's; 0 stops it, below 0 it runs backwards. Default 1.
  open var speed: Float {
    get { timing.speed }
    set { setTiming { $0.speed = newValue } }
  }

  /// Seconds added to its own time. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }

  /// How often it runs; parts of a run may be given. 0 counts as 1. Default 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }

  /// Seconds for which it runs again and again, in place of `repeatCount`. Default 0: as that says.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  /// Whether each run goes back again, which takes as long. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }

  /// Whether it counts before its beginning and after its end. Default `removed`: neither.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }
}
