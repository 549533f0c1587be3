import CoreGraphics
import Foundation
import RuntimeInterface

// The steps of a setter: compare, look up an action (only if one is possible), write, notify the compositor.
extension CALayer {
  /// Returns the action for a property that is about to change. As in Core Animation, the lookup happens while the
  /// property still has its old value.
  ///
  /// For the layer of a view, the result is nil after a single test, except while a view animation is being set up.
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
    if layerAnimations != nil { layerAnimations?.modelDidChange(of: self) }
    if let action { action.run(forKey: key.name, object: self, arguments: nil) }
  }

  @inline(__always)
  final func change(_ key: LayerKey, _ write: (inout LayerValues) -> Void) {
    let action = willChange(key)
    write(&modelValues)
    didChange(key, action)
  }

  /// Records `changes` for the compositor. Marks the ancestors as having a changed descendant, up to the first ancestor
  /// that is already marked.
  @inline(__always)
  package final func markChanged(_ changes: LayerChanges) {
    renderChanges.formUnion(changes)
    if let parent {
      if !parent.renderChanges.contains(.descendants) { parent.markDescendantsChanged() }
    } else if flags.contains(.isVisibleRoot) {
      RenderLoop.setNeedsFrame()
    }
  }

  /// Marks this layer and its ancestors as having a changed descendant, up to the first layer that is already marked.
  package final func markDescendantsChanged() {
    var layer = self
    while !layer.renderChanges.contains(.descendants) {
      layer.renderChanges.insert(.descendants)
      guard let next = layer.parent else { return RenderLoop.setNeedsFrame() }
      layer = next
    }
  }

  /// Sets the flags `layerFlags` on this layer and the flags `ancestorFlags` on its ancestors, up to the first ancestor
  /// that already has them. Requests a frame if the root's flags change.
  final func mark(_ layerFlags: LayerFlags, onAncestors ancestorFlags: LayerFlags) {
    flags.insert(layerFlags)
    guard var layer = parent else {
      if flags.contains(.isVisibleRoot) { RenderLoop.setNeedsFrame() }
      return
    }
    while !layer.flags.contains(ancestorFlags) {
      layer.flags.insert(ancestorFlags)
      guard let next = layer.parent else { return RenderLoop.setNeedsFrame() }
      layer = next
    }
  }

  final func markNeedsLayout() {
    flags.remove(.isLayoutConditional)
    if flags.contains(.needsLayout) { return }
    mark(.needsLayout, onAncestors: .descendantNeedsLayout)
  }

  final func markNeedsDisplay(_ rect: CGRect) {
    if !(rect.minX + rect.maxX + rect.minY + rect.maxY).isFinite || rect.covers(modelValues.bounds) {
      extras?.dirtyRect = .null
    } else if flags.contains(.needsDisplay) {
      if let extras, !extras.dirtyRect.isNull { extras.dirtyRect = extras.dirtyRect.union(rect) }
    } else {
      makeExtras().dirtyRect = rect
    }
    if flags.contains(.needsDisplay) { return }
    mark(.needsDisplay, onAncestors: .descendantNeedsDisplay)
  }

  /// Called after the size of the bounds has changed. Marks the layer for layout, and for drawing if its drawing
  /// depends on its size.
  final func boundsDidResize() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Returns the storage of rarely used values. The storage is created on first use.
  final func makeExtras() -> RareLayerValues {
    if let extras { return extras }
    let newExtras = RareLayerValues()
    extras = newExtras
    return newExtras
  }

  /// The value of `renderChanges` as bits. The render server reads the bits for every layer that it visits, because each operation on
  /// an option set of another module would be a function call.
  package final var renderBits: UInt8 { renderChanges.rawValue }

  /// Clears `bits` in `renderChanges`, after the render server has processed them.
  package final func clearRenderBits(_ bits: UInt8) {
    renderChanges = LayerChanges(rawValue: renderChanges.rawValue & ~bits)
  }
}
