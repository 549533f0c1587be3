import CoreGraphics
import Foundation
import RuntimeInterface

// How a setter works: compare, ask for an action (only where one is possible), write, tell the compositor.
extension CALayer {
  /// The action of a property that is about to change, looked up while the old value still stands, as Core Animation
  /// does. Nil, at the cost of one test, for the layer of a view outside of animations.
  @inline(__always)
  final func willChange(_ key: LayerKey) -> (any CAAction)? {
    if flags.contains(.delegateIsView) {
      if !LayerActions.viewsAnimate { return nil }
    } else if flags.contains(.uncommitted), !flags.contains(.hasDelegate), !flags.contains(.hasActions),
      ObjectIdentifier(type(of: self)) == ObjectIdentifier(CALayer.self)
    {
      return nil
    }
    return lookUpAction(key.name)
  }

  @inline(__always)
  final func didChange(_ key: LayerKey, _ action: (any CAAction)?) {
    markChanged(key.changes)
    if motion != nil { motion?.modelChanged(of: self) }
    if let action { action.run(forKey: key.name, object: self, arguments: nil) }
  }

  @inline(__always)
  final func change(_ key: LayerKey, _ write: (inout LayerValues) -> Void) {
    let action = willChange(key)
    write(&modelValues)
    didChange(key, action)
  }

  /// Notes `changes` for the compositor and tells the ancestors up to the first that knows already.
  @inline(__always)
  package final func markChanged(_ changes: LayerChanges) {
    renderChanges.formUnion(changes)
    if let parent {
      if !parent.renderChanges.contains(.descendants) { parent.markDescendantsChanged() }
    } else if flags.contains(.isShownRoot) {
      RenderLoop.setNeedsFrame()
    }
  }

  /// Notes that something below changed, here and in the ancestors up to the first that knows already.
  package final func markDescendantsChanged() {
    var layer = self
    while !layer.renderChanges.contains(.descendants) {
      layer.renderChanges.insert(.descendants)
      guard let next = layer.parent else { return RenderLoop.setNeedsFrame() }
      layer = next
    }
  }

  /// Sets `own` here and `descendant` in the ancestors, up to the first that has it already; asks for a frame when the
  /// root had not been told.
  final func mark(_ own: LayerFlags, telling descendant: LayerFlags) {
    flags.insert(own)
    guard var layer = parent else {
      if flags.contains(.isShownRoot) { RenderLoop.setNeedsFrame() }
      return
    }
    while !layer.flags.contains(descendant) {
      layer.flags.insert(descendant)
      guard let next = layer.parent else { return RenderLoop.setNeedsFrame() }
      layer = next
    }
  }

  final func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    mark(.needsLayout, telling: .descendantNeedsLayout)
  }

  final func markNeedsDisplay(_ rect: CGRect) {
    if rect.isInfinite || rect.contains(modelValues.bounds) {
      extras?.dirtyRect = .null
    } else if flags.contains(.needsDisplay) {
      if let extras, !extras.dirtyRect.isNull { extras.dirtyRect = extras.dirtyRect.union(rect) }
    } else {
      makeExtras().dirtyRect = rect
    }
    if flags.contains(.needsDisplay) { return }
    mark(.needsDisplay, telling: .descendantNeedsDisplay)
  }

  /// What follows from a new size.
  final func boundsDidResize() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// The box of rare values, made when first needed.
  final func makeExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// `renderChanges` as bits, for the render server, which asks every layer on its way: sets of another module are
  /// compared and cut by calls for every step.
  package final var renderBits: UInt8 { renderChanges.rawValue }

  /// Takes `bits` out of `renderChanges`.
  package final func clearRenderBits(_ bits: UInt8) {
    renderChanges = LayerChanges(rawValue: renderChanges.rawValue & ~bits)
  }
}
