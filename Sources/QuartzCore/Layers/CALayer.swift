import CoreGraphics
import Foundation
import RuntimeInterface
import SwiftABI

/// A rectangle with content that belongs to a tree of layers. The compositor draws the tree. Every view is backed by a
/// layer.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  // `deinit` reads this storage, but only the main thread writes it. One thread reads and writes layers, one statement
  // at a time. Exclusivity checks at run time would cost more than the work itself.
  @exclusivity(unchecked) package nonisolated(unsafe) final var modelValues = LayerValues()
  /// The changes that the compositor has not yet processed.
  @exclusivity(unchecked) package final var renderChanges: LayerChanges = .all
  /// The bitmap that contains the layer's own drawing, or nil if the layer has not drawn anything.
  @exclusivity(unchecked) package final var renderBacking: LayerBacking?
  /// The data that the compositor caches for this layer, or nil before the compositor first reads the layer.
  @exclusivity(unchecked) package final var renderNode: AnyObject?

  @exclusivity(unchecked) final var flags: LayerFlags = [.uncommitted]
  /// The superlayer, or the layer that this layer masks. The parent sets it to nil in its `deinit`.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) nonisolated(unsafe) final var children: [CALayer] = []
  /// The `children` sorted by z-position. The value is nil if the order must be computed again, or if no child has a
  /// z-position.
  @exclusivity(unchecked) final var sortedChildren: [CALayer]?
  @exclusivity(unchecked) nonisolated(unsafe) final var maskLayer: CALayer?
  @exclusivity(unchecked) final var layerAnimations: LayerAnimations?
  @exclusivity(unchecked) final var extras: RareLayerValues?
  final weak var delegateStorage: (any CALayerDelegate)?
  /// The view that this layer backs, which is also its delegate. The view sets it to nil when it is deallocated.
  ///
  /// The reference is not `weak`, because every view would then need a side table, which makes each retain and release
  /// several times as expensive.
  @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var owner: (any CALayerDelegate)?
  /// The layer whose presentation values this copy contains. The value is nil if this layer is not a presentation copy.
  final var presentedModel: CALayer?

  /// Creates a layer with zero size, without content or a superlayer.
  public override init() { super.init() }

  /// Creates a copy that shows the presentation values of a layer. `presentation()` calls this initializer.
  ///
  /// Subclasses override it to copy their own values.
  ///
  /// - Parameter layer: A layer of the same class. Any other object results in a layer with default values.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyForPresentation(from: layer) }
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { nil }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  // MARK: Geometry

  /// The visible rectangle in the layer's own coordinate system, in points.
  ///
  /// The size is the layer's size. A change of the size marks the layer for layout. A change of the origin scrolls the
  /// content. The property is animatable. The default is zero.
  open var bounds: CGRect {
    get { modelValues.bounds }
    set {
      guard newValue != modelValues.bounds else { return }
      let action = willChange(.bounds)
      let isResized = newValue.size != modelValues.bounds.size
      modelValues.bounds = newValue
      didChange(.bounds, action)
      if isResized { boundsDidResize() }
    }
  }

  /// The position of the anchor point in the superlayer's coordinate system. The property is animatable. The default is
  /// zero.
  open var position: CGPoint {
    get { modelValues.position }
    set { if newValue != modelValues.position { change(.position) { $0.position = newValue } } }
  }

  /// The position of the layer on the axis that points to the viewer. Sublayers of a layer are drawn in ascending order
  /// of their positions. The property is animatable. The default is 0.
  open var zPosition: CGFloat {
    get { modelValues.zPosition }
    set {
      guard newValue != modelValues.zPosition else { return }
      let action = willChange(.zPosition)
      modelValues.zPosition = newValue
      zOrderDidChange()
      didChange(.zPosition, action)
    }
  }

  /// The point of the bounds that `position` refers to and that `transform` is relative to, as a fraction of the size.
  ///
  /// A change does not affect `position`, so it moves the frame. The property is animatable. The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { modelValues.anchorPoint }
    set { if newValue != modelValues.anchorPoint { change(.anchorPoint) { $0.anchorPoint = newValue } } }
  }

  /// The transform that is applied about the anchor point. The property is animatable. The default is the identity.
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

  /// The transform that is applied to all sublayers about this layer's anchor point, typically a perspective (`m34`).
  /// The property is animatable. The default is the identity.
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

  /// The layer's rectangle in its superlayer's coordinate system. If the layer has a transform, the frame is the
  /// bounding box of the transformed bounds.
  ///
  /// Setting the frame sets `position` and the size of `bounds`, but not `bounds.origin`. With a transform, the size is
  /// computed with the inverse transform, so set the frame only without a transform.
  open var frame: CGRect {
    get { frameOfBounds }
    set { setFrame(newValue) }
  }

  // MARK: Appearance

  /// A Boolean value that determines whether the layer and its sublayers are hidden. The property is animatable, but changes in
  /// a single step. The default is false.
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

  /// The opacity of the layer and its sublayers, 0...1. The property is animatable. The default is 1.
  open var opacity: Float {
    get { modelValues.opacity }
    set { if newValue != modelValues.opacity { change(.opacity) { $0.opacity = newValue } } }
  }

  /// A Boolean value that determines whether sublayers and content are clipped to the bounds and their rounded corners.
  /// The default is false.
  open var masksToBounds: Bool {
    get { modelValues.masksToBounds }
    set { if newValue != modelValues.masksToBounds { change(.masksToBounds) { $0.masksToBounds = newValue } } }
  }

  /// The color behind the content, within the rounded corners. The property is animatable. The default is nil.
  open var backgroundColor: CGColor? {
    get { modelValues.backgroundColor }
    set { if newValue != modelValues.backgroundColor { change(.backgroundColor) { $0.backgroundColor = newValue } } }
  }

  /// The radius of the corners of the background, the border and the clip, in points. The property is animatable. The
  /// default is 0.
  open var cornerRadius: CGFloat {
    get { modelValues.cornerRadius }
    set { if newValue != modelValues.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
  }

  /// The width of the border in points. The border is drawn inside the bounds, above content and sublayers. The property is
  /// animatable. The default is 0.
  open var borderWidth: CGFloat {
    get { modelValues.borderWidth }
    set { if newValue != modelValues.borderWidth { change(.borderWidth) { $0.borderWidth = newValue } } }
  }

  /// The color of the border. If nil, no border is drawn. The property is animatable. The default is opaque black.
  open var borderColor: CGColor? {
    get { modelValues.borderColor }
    set { if newValue != modelValues.borderColor { change(.borderColor) { $0.borderColor = newValue } } }
  }

  /// The outline of the shadow, in the layer's coordinate system. If nil, the outline of the layer's content is used.
  /// The property is animatable. The default is nil.
  open var shadowPath: CGPath? {
    get { modelValues.shadowPath }
    set { if newValue != modelValues.shadowPath { change(.shadowPath) { $0.shadowPath = newValue } } }
  }

  /// A layer whose alpha channel masks this layer's content.
  ///
  /// The mask has no superlayer. Its frame is in this layer's coordinate system. Setting a layer as a mask removes it
  /// from its superlayer. The default is nil.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  // MARK: Content

  /// The content of the layer: a `CGImage`, or an object that contains one, such as an image. Other objects are stored and not
  /// drawn. The property is animatable: animations cross-fade between images. The default is nil.
  open var contents: Any? {
    get { extras?.contentsObject ?? modelValues.contents }
    set { setContents(newValue) }
  }

  /// The number of pixels of `contents` per point, and the scale at which the layer draws. The default is 1. Views set
  /// it to the scale of their screen.
  open var contentsScale: CGFloat {
    get { modelValues.contentsScale }
    set { if newValue != modelValues.contentsScale { change(.contentsScale) { $0.contentsScale = newValue } } }
  }

  /// The delegate, which can draw the layer, lay out its sublayers and provide actions. The layer does not retain the delegate. The
  /// default is nil.
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

  /// The sublayers from back to front, or nil if there are none. Setting the property replaces them.
  open var sublayers: [CALayer]? {
    get { listedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a sublayer in front of the others, and marks this layer for layout.
  ///
  /// - Parameter layer: The layer to add. The layer is removed from its current superlayer. The method traps if the added layer
  ///   is this layer or one of its ancestors.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a sublayer at an index.
  ///
  /// - Parameters:
  ///   - layer: The layer to insert. The layer is removed from its current superlayer.
  ///   - idx: An index in the list without `layer`. An index beyond the end appends the layer.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Removes the layer from its superlayer, or from the layer that it masks. The animations of the layer are removed, and their
  /// delegates receive `finished` as `false`.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout and drawing

  /// Marks the layer for layout. Its sublayers are laid out in the next frame.
  ///
  /// - Complexity: O(*depth*) at most, O(1) if the layer is marked already.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the layer and its sublayers immediately, if they need layout. If the superlayer needs layout too, the layout
  /// begins with the superlayer, or with the highest of a sequence of ancestors that all need layout.
  open func layoutIfNeeded() { RenderLoop.layoutMarkedAncestors(self) }

  /// Positions the sublayers. Subclasses override this method to arrange their sublayers. The default implementation calls the
  /// delegate's `layoutSublayers(of:)`. To request a layout, call `setNeedsLayout()`.
  open func layoutSublayers() { if flags.contains(.hasDelegate) { delegate?.layoutSublayers(of: self) } }

  /// Returns the preferred size of the layer, in its superlayer's coordinate system.
  ///
  /// - Returns: The size of `frame`, unless overridden.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Marks the whole layer for drawing in the next frame.
  open func setNeedsDisplay() { markNeedsDisplay(.infinite) }

  /// Marks a part of the layer for drawing in the next frame.
  ///
  /// - Parameter r: A rectangle in the layer's coordinate system. `draw(in:)` is called with this rectangle as the
  ///   clip.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(r) }

  /// Draws the layer immediately if `setNeedsDisplay()` marked it.
  open func displayIfNeeded() { if flags.contains(.needsDisplay) { displayNow() } }

  /// Updates the content of the layer. Subclasses override this method to set `contents`.
  ///
  /// The default implementation calls the delegate's `display(_:)`, or creates a bitmap and calls `draw(in:)`.
  open func display() { displayByDrawing() }

  /// Draws the content of the layer. Subclasses override this method to draw. The default implementation calls the
  /// delegate's `draw(_:in:)`.
  ///
  /// - Parameter ctx: A context in the layer's coordinate system, with y pointing down.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

  // MARK: Actions and animations

  /// Returns the action for a change of a property or for an event.
  ///
  /// The delegate, `actions`, `style` and the class are searched in this order. `NSNull` ends the search without an
  /// action. If the search finds nothing, a change of an animatable property is animated with the transaction's
  /// duration and timing function.
  ///
  /// - Parameter event: The name of the property, or the name of an event.
  /// - Returns: The action, or nil if there is none.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Returns the class's own action for a property or an event. Subclasses override this method to provide actions.
  ///
  /// - Parameter event: The name of the property, or the name of an event.
  /// - Returns: The action, or nil if there is none. The default implementation returns nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the default value of a property. Subclasses override this method for properties of their own.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value of the property in a new layer, or nil if the key is unknown.
  open class func defaultValue(forKey key: String) -> Any? { builtInDefault(forKey: key) }

  /// Returns a Boolean value that indicates whether a change of a property causes the layer to draw itself again.
  /// Subclasses override this method for properties that affect their drawing.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: `true` if the layer must be drawn. The default implementation returns `false`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Adds a copy of an animation.
  ///
  /// - Parameters:
  ///   - anim: The animation. A duration of 0 is replaced by the transaction's animation duration.
  ///   - key: The name of the animation. An existing animation with the same name is replaced. If nil, no animation is
  ///     replaced. Transitions are always added under `kCATransition`.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Removes an animation before its end. Its delegate receives `finished` as `false`.
  ///
  /// - Parameter key: The name of the animation. Unknown names are ignored.
  open func removeAnimation(forKey key: String) { layerAnimations?.remove(key, of: self) }

  /// Removes all animations before their end. Their delegates receive `finished` as `false`.
  open func removeAllAnimations() { layerAnimations?.removeAll(of: self) }

  // MARK: Points

  /// Returns the deepest layer that contains a point. Hidden layers are ignored.
  ///
  /// - Parameter p: A point in the superlayer's coordinate system.
  /// - Returns: The layer, or nil if the point is outside this layer.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHitLayer(at: p) }

  /// Returns a Boolean value that indicates whether a point is in the bounds.
  ///
  /// - Parameter p: A point in the layer's own coordinate system.
  /// - Returns: `true` if the point is inside or on a minimum edge. Points on a maximum edge are outside.
  open func contains(_ p: CGPoint) -> Bool {
    // `CGRect.contains` of Foundation traps for edges that are no numbers.
    let bounds = modelValues.bounds
    return bounds.minX <= p.x && p.x < bounds.maxX && bounds.minY <= p.y && p.y < bounds.maxY
  }

  /// Draws the layer and its sublayers in their current state.
  ///
  /// - Parameter ctx: The context to draw in. Its coordinate system is the layer's.
  open func render(in ctx: CGContext) { renderOffscreen(in: ctx) }

  // MARK: Overrides in QuartzCore's own subclasses

  /// Returns the value of a property that a subclass adds. The default implementation returns nil.
  ///
  /// - Parameter shown: `true` for the presentation value, `false` for the model value.
  package func extraValue(_ key: LayerKey, shown: Bool) -> LayerValue? { nil }
  /// Sets the value of a property that a subclass adds. The default implementation does nothing.
  ///
  /// - Parameter shown: `true` to set the presentation value, `false` to set the model value.
  package func setExtraValue(_ key: LayerKey, _ value: LayerValue?, shown: Bool) {}
  /// Resets the presentation values of a subclass's properties to the model values. The default implementation does
  /// nothing.
  package func resetPresentationExtras() {}
  /// Called when the layer is part of a visible tree for the first time. The default implementation does nothing.
  func didBecomeVisible() {}
  /// The layers that the compositor draws in this layer, from back to front, if the flag `composesSublayers` is set. Subclasses add
  /// layers that are no sublayers: instances, particles or tiles. The default implementation returns the sublayers.
  var composedSublayers: [CALayer] { orderedSublayers }
  /// Sets the value of a key path through objects of a subclass, such as the cells of an emitter layer. Returns whether the key path
  /// leads to such an object. The default implementation returns `false`.
  func setNestedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
  /// Returns the value of a key path through objects of a subclass. The default implementation returns nil.
  func nestedValue(forKeyPath keyPath: String) -> Any? { nil }
  /// Creates a presentation copy of the same class, by calling the class's `init(layer:)`. The result is nil if the
  /// class cannot be created in this way.
  package func duplicateForPresentation() -> CALayer? { InitializerDispatch.make(type(of: self), layer: self) }
  /// Draws the layer again from its presentation values.
  package func displayPresentation() { displayCustomPresentation() }
  /// Draws the content of a layer whose class draws itself, such as a shape or gradient layer. Returns whether the class draws
  /// itself.
  ///
  /// The default implementation returns `false`.
  package func displayOwnContent() -> Bool { false }

  // MARK: Overridable members
  // (members of extensions cannot be overridden)

  /// Returns the names of the layer's animations, from the oldest to the newest.
  ///
  /// - Returns: The names, or nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = layerAnimations?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation that was added under a name.
  ///
  /// - Parameter key: The name of the animation.
  /// - Returns: The layer's own copy of the animation, or nil if there is none.
  open func animation(forKey key: String) -> CAAnimation? { layerAnimations?.entry(key)?.animation }

  /// Returns a Boolean value that indicates whether the layer is marked for drawing.
  ///
  /// - Returns: `true` if the layer is marked.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Returns a Boolean value that indicates whether the y-axis of the layer's drawing points up. In Tessera, it always
  /// points down.
  ///
  /// - Returns: Always `false`.
  open func contentsAreFlipped() -> Bool { false }

  /// Returns the transform as an affine transform, without depth and perspective.
  ///
  /// - Returns: The affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to a transform that acts as an affine transform in the plane and leaves depth unchanged.
  ///
  /// - Parameter m: The affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The part of the bounds that no ancestor clips, in the layer's own coordinate system. The value is the null rectangle if the bounds
  /// are clipped completely.
  open var visibleRect: CGRect {
    var visibleRect = modelValues.bounds
    var layer = self
    while let next = layer.geometryParent {
      if next.modelValues.masksToBounds {
        visibleRect = visibleRect.overlap(convert(next.modelValues.bounds, from: next))
      }
      if visibleRect.isNull { return .null }
      layer = next
    }
    return visibleRect.overlap(convert(layer.modelValues.bounds, from: layer))
  }

  /// Sets a property by its name, or stores a value under another key in the layer.
  ///
  /// - Parameters:
  ///   - value: The new value. For a property that must have a value, nil sets the default or leaves the property unchanged.
  ///   - key: The name of a property. If the name is unknown, the value is stored in the layer.
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
      if let layerKey = LayerKey(name: key) {
        setModelValue(LayerValue(any: value), for: layerKey)
      } else {
        setCustomValue(value, forKey: key)
      }
    }
  }

  /// Returns the value of a property by its name, or a value that was stored under another key.
  ///
  /// - Parameter key: The name of a property, or a key of a stored value.
  /// - Returns: The value, or the default value of the class for the key if no value is set. Numbers are returned as
  ///   `NSNumber`.
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
      if let layerKey = LayerKey(name: key) { return modelValue(layerKey)?.object }
      return extras?.customValues[key] ?? type(of: self).defaultValue(forKey: key)
    }
  }

  /// Returns a Boolean value that indicates whether the layer is marked for layout.
  ///
  /// - Returns: `true` if the layer is marked.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// The name of the layer, for use by the app. The default is nil.
  open var name: String? {
    get { extras?.name }
    set { makeExtras().name = newValue }
  }

  /// The actions of the layer, by the name of the property or event. The layer uses these actions if the delegate returns no action.
  /// The default is nil.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set {
      makeExtras().actions = newValue
      updateActionFlag()
    }
  }

  /// A dictionary that is searched for actions. The value for the key `actions` is a dictionary of actions, and the value
  /// for the key `style` is another style dictionary, which is searched next. The values of other keys have no effect.
  /// The default is nil.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set {
      makeExtras().style = newValue
      updateActionFlag()
    }
  }

  /// The preferred pixel format for drawing. The value is stored but has no effect. The default is `.RGBA8Uint`.
  open var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { makeExtras().contentsFormat = newValue }
  }

  /// A Boolean value that determines whether drawing may be done on another thread. The value is stored but has no
  /// effect. The default is false.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { makeExtras().drawsAsynchronously = newValue }
  }

  /// Scrolls the nearest ancestor that is a `CAScrollLayer` by the smallest distance that makes a rectangle visible.
  /// Does nothing if there is no such ancestor.
  ///
  /// - Parameter r: A rectangle in this layer's coordinate system.
  open func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer = nearestScrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The distance of the anchor point from the layer's plane, towards the viewer. The property is animatable. The
  /// default is 0.
  open var anchorPointZ: CGFloat {
    get { modelValues.anchorPointZ }
    set { if newValue != modelValues.anchorPointZ { change(.anchorPointZ) { $0.anchorPointZ = newValue } } }
  }

  /// A Boolean value that determines whether the y-axis of the sublayers points up. The default is false.
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

  /// A Boolean value that determines whether the layer is visible from behind. The property is animatable, but changes in a
  /// single step. The default is true.
  open var isDoubleSided: Bool {
    get { modelValues.isDoubleSided }
    set { if newValue != modelValues.isDoubleSided { change(.isDoubleSided) { $0.isDoubleSided = newValue } } }
  }

  /// The corners that `cornerRadius` rounds. The property is animatable, but changes in a single step. The default is all four
  /// corners.
  open var maskedCorners: CACornerMask {
    get { modelValues.maskedCorners }
    set {
      guard newValue != modelValues.maskedCorners else { return }
      change(.maskedCorners) { $0.maskedCorners = newValue }
      // Gradients draw their corners themselves.
      if self is CAGradientLayer { setNeedsDisplay() }
    }
  }

  /// The shape of rounded corners. The default is `.circular`, and `.continuous` for the layer of a view.
  open var cornerCurve: CALayerCornerCurve {
    get { modelValues.cornerCurve }
    set { if newValue != modelValues.cornerCurve { change(.cornerCurve) { $0.cornerCurve = newValue } } }
  }

  /// The part of `contents` to draw, as a fraction of the image. The property is animatable. The default is (0, 0, 1,
  /// 1).
  open var contentsRect: CGRect {
    get { modelValues.contentsRect }
    set { if newValue != modelValues.contentsRect { change(.contentsRect) { $0.contentsRect = newValue } } }
  }

  /// The part of `contents` that is stretched, as a fraction of the image. The parts around it are not stretched. The
  /// property is animatable. The default is (0, 0, 1, 1).
  open var contentsCenter: CGRect {
    get { modelValues.contentsCenter }
    set { if newValue != modelValues.contentsCenter { change(.contentsCenter) { $0.contentsCenter = newValue } } }
  }

  /// The position and scaling of `contents` in the bounds. The default is `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.contentsGravity }
    set { if newValue != modelValues.contentsGravity { change(.contentsGravity) { $0.contentsGravity = newValue } } }
  }

  /// The filter that is used when `contents` is drawn at a smaller size. The default is `.linear`.
  open var minificationFilter: CALayerContentsFilter {
    get { modelValues.minificationFilter }
    set {
      if newValue != modelValues.minificationFilter { change(.minificationFilter) { $0.minificationFilter = newValue } }
    }
  }

  /// The filter that is used when `contents` is drawn at a larger size. The default is `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { modelValues.magnificationFilter }
    set {
      if newValue != modelValues.magnificationFilter {
        change(.magnificationFilter) { $0.magnificationFilter = newValue }
      }
    }
  }

  /// A Boolean value that determines whether the layer and its sublayers are drawn into one image before `opacity` is
  /// applied. If false, the opacity is applied to each layer separately. The default is true.
  open var allowsGroupOpacity: Bool {
    get { modelValues.allowsGroupOpacity }
    set {
      if newValue != modelValues.allowsGroupOpacity { change(.allowsGroupOpacity) { $0.allowsGroupOpacity = newValue } }
    }
  }

  /// A Boolean value that determines whether the layer and its sublayers are cached as a bitmap. The default is false.
  open var shouldRasterize: Bool {
    get { modelValues.shouldRasterize }
    set { if newValue != modelValues.shouldRasterize { change(.shouldRasterize) { $0.shouldRasterize = newValue } } }
  }

  /// The scale of the cached bitmap, in pixels per point. The default is 1.
  open var rasterizationScale: CGFloat {
    get { modelValues.rasterizationScale }
    set {
      if newValue != modelValues.rasterizationScale { change(.rasterizationScale) { $0.rasterizationScale = newValue } }
    }
  }

  /// A Boolean value that determines whether the layer draws itself again after a change of its size. The default is
  /// false.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.needsDisplayOnBoundsChange) }
    set { if newValue { flags.insert(.needsDisplayOnBoundsChange) } else { flags.remove(.needsDisplayOnBoundsChange) } }
  }

  /// A Boolean value that indicates whether the layer's drawing fills its bounds without transparency. The default is
  /// false.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { if newValue { flags.insert(.isOpaque) } else { flags.remove(.isOpaque) } }
  }

  /// The color of the shadow. If nil, no shadow is drawn. The property is animatable. The default is opaque black.
  open var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { if newValue != modelValues.shadowColor { change(.shadowColor) { $0.shadowColor = newValue } } }
  }

  /// The opacity of the shadow, 0...1. The property is animatable. The default is 0.
  open var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { if newValue != modelValues.shadowOpacity { change(.shadowOpacity) { $0.shadowOpacity = newValue } } }
  }

  /// The offset of the shadow, in points. The property is animatable. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { if newValue != modelValues.shadowOffset { change(.shadowOffset) { $0.shadowOffset = newValue } } }
  }

  /// The radius of the shadow's blur, in points. The radius is approximately the standard deviation of the blur. The property is
  /// animatable. The default is 3.
  open var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { if newValue != modelValues.shadowRadius { change(.shadowRadius) { $0.shadowRadius = newValue } } }
  }

  /// A Boolean value that determines whether the layer shows colors brighter than white. The value is stored but has no
  /// effect. The default is false.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { extras?.wantsExtendedRange ?? false }
    set { makeExtras().wantsExtendedRange = newValue }
  }

  /// Inserts a sublayer behind another.
  ///
  /// - Parameters:
  ///   - layer: The layer to insert. The layer is removed from its current superlayer.
  ///   - sibling: A sublayer of this layer. For any other layer or nil, `layer` is inserted at the back.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, sibling !== layer, let index = childIndex(of: sibling) else { return insert(layer, at: 0) }
    insert(layer, beforeChild: index)
  }

  /// Inserts a sublayer in front of another.
  ///
  /// - Parameters:
  ///   - layer: The layer to insert. The layer is removed from its current superlayer.
  ///   - sibling: A sublayer of this layer. For any other layer or nil, `layer` is inserted at the front.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, sibling !== layer, let index = childIndex(of: sibling) else { return insert(layer, at: .max) }
    insert(layer, beforeChild: index + 1)
  }

  /// Replaces a sublayer by another layer. Does nothing if `oldLayer` is not a sublayer.
  ///
  /// - Parameters:
  ///   - oldLayer: The sublayer to remove.
  ///   - newLayer: The layer to insert at the index of the removed sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, childIndex(of: oldLayer) != nil else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The time at which the layer begins, in its parent's time, in seconds. The default is 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }

  /// The duration of one run, in seconds. Layers do not use it. The default is infinity, as in Core Animation.
  open var duration: CFTimeInterval {
    get { timing.duration == 0 ? .infinity : timing.duration }
    set { setTiming { $0.duration = newValue } }
  }

  /// The speed of the layer's time relative to its parent's. A speed of 0 pauses the time, and a negative speed
  /// reverses it. The default is 1.
  open var speed: Float {
    get { timing.speed }
    set { setTiming { $0.speed = newValue } }
  }

  /// An offset that is added to the layer's time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }

  /// The number of runs, which may be a fraction. If the value is 0, the object runs once. The default is 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }

  /// The total duration of all runs, in seconds. If 0, `repeatCount` determines the number of runs. The default is 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }

  /// A Boolean value that determines whether each run is followed by a run in reverse. The default is false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }

  /// The mode that determines whether the layer has an effect before its beginning and after its end. The default is
  /// `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }
}
