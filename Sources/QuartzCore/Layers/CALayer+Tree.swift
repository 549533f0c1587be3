import CoreGraphics
import Foundation
import RuntimeInterface

extension CALayer {
  /// The layer that contains this layer as a sublayer. The value is nil for a mask and for the root of a tree.
  public final var superlayer: CALayer? {
    if flags.contains(.isPresentation) { return presentedModel?.superlayer?.presentation() }
    return flags.contains(.isMask) ? nil : parent
  }

  final var listedSublayers: [CALayer]? {
    if flags.contains(.isPresentation) { return presentedModel?.sublayers?.compactMap { $0.presentation() } }
    return children.isEmpty ? nil : children
  }

  /// The sublayers in drawing order, from back to front. The order depends on the visible z-position, then on the index.
  package final var renderSublayers: [CALayer] {
    flags.contains(.composesSublayers) ? composedSublayers : orderedSublayers
  }

  /// The sublayers from back to front, including the snapshots of running transitions.
  final var orderedSublayers: [CALayer] {
    if flags.isDisjoint(with: [.sortsSublayers, .hasTransitions]) { return children }
    if let sortedChildren { return sortedChildren }
    var order = children.enumerated().map { (z: $1.renderValues.zPosition, index: $0) }
    order.sort { $0.z == $1.z ? $0.index < $1.index : $0.z < $1.z }
    var sorted = order.map { children[$0.index] }
    if flags.contains(.hasTransitions) { sorted = sorted.flatMap { $0.withTransitionSnapshot } }
    sortedChildren = sorted
    return sorted
  }

  /// The layer in an array of one element. While a transition is running, the array also contains the snapshot of the
  /// layer's previous appearance, in drawing order.
  private var withTransitionSnapshot: [CALayer] {
    guard let overlay = layerAnimations?.overlay else { return [self] }
    return overlay.isInFront ? [self, overlay.layer] : [overlay.layer, self]
  }

  /// Updates the drawing order of the parent. The method is called after a transition of this layer began or ended.
  final func transitionDidChange() {
    guard let parent else { return }
    let hasTransitions = parent.children.contains { $0.layerAnimations?.overlay != nil }
    if hasTransitions { parent.flags.insert(.hasTransitions) } else { parent.flags.remove(.hasTransitions) }
    parent.sortedChildren = nil
    parent.markChanged(.hierarchy)
  }

  /// The layer whose alpha channel masks this layer's content, or nil if there is no mask. The compositor reads it.
  package final var renderMask: CALayer? { maskLayer }

  // MARK: Changing the list

  /// Inserts `layer` as a sublayer before the child at `insertionIndex`. If the layer is already a sublayer, the index
  /// refers to the list before its removal.
  final func insert(_ layer: CALayer, beforeChild insertionIndex: Int) {
    guard layer.parent === self, !layer.flags.contains(.isMask), let index = childIndex(of: layer) else {
      return insert(layer, at: insertionIndex)
    }
    let target = index < insertionIndex ? insertionIndex - 1 : insertionIndex
    if target == index { return }
    children.remove(at: index)
    children.insert(layer, at: target)
    childListDidChange()
    setNeedsLayout()
  }

  /// Inserts `layer` as a sublayer at an index. Reports an error and does nothing if the layers are the same, or if `layer` contains
  /// this layer. Core Animation raises an exception (CALayerInvalid).
  final func insert(_ layer: CALayer, at index: Int) {
    if isInside(layer) {
      return LayerDiagnostics.report(
        "CALayer: \(layer) cannot be a sublayer of \(self), because they are the same layer or the first contains the "
          + "second")
    }
    let isNew = layer.parent !== self || layer.flags.contains(.isMask)
    if isNew {
      if layer.parent != nil { layer.removeFromSuperlayer() }
    } else {
      if children.last === layer, index >= children.count - 1 { return }
      removeChild(layer)
    }
    children.insert(layer, at: min(max(0, index), children.count))
    layer.parent = self
    if layer.modelValues.zPosition != 0 { flags.insert(.sortsSublayers) }
    childListDidChange()
    if isNew {
      markAncestors(of: layer)
      layer.runOrderAction(kCAOnOrderIn)
    }
    setNeedsLayout()
  }

  /// Removes `layer` from the list of children without notifying the layers or the compositor.
  private func removeChild(_ layer: CALayer) {
    guard let index = childIndex(of: layer) else { return }
    children.remove(at: index)
    sortedChildren = nil
  }

  /// Returns the index of a layer in the list of children, or nil if the layer is not in it.
  ///
  /// The method uses a loop. A closure that is passed to the standard library would check for each layer that it runs
  /// on the main thread.
  final func childIndex(of layer: CALayer) -> Int? {
    for index in children.indices where children[index] === layer { return index }
    return nil
  }

  /// Changes the order of some sublayers among themselves and notifies the compositor once. The other sublayers keep
  /// their indexes.
  ///
  /// All layers of `ordered` must be sublayers.
  package final func reorderSublayers(_ ordered: [CALayer]) {
    let members = Set(ordered.map { ObjectIdentifier($0) })
    var next = 0
    for index in children.indices where members.contains(ObjectIdentifier(children[index])) {
      guard next < ordered.count else { break }
      children[index] = ordered[next]
      next += 1
    }
    precondition(
      next == ordered.count, "CALayer: reorderSublayers(_:) was called with a layer that is not a sublayer of \(self)")
    childListDidChange()
  }

  final func detach() {
    guard let parent else { return }
    if flags.contains(.isMask) {
      parent.mask = nil
      return
    }
    runOrderAction(kCAOnOrderOut)
    // The superlayer's list of children may contain the last reference to this layer.
    withExtendedLifetime(self) {
      parent.removeChild(self)
      self.parent = nil
      parent.childListDidChange()
      parent.setNeedsLayout()
    }
  }

  final func replaceSublayers(with new: [CALayer]) {
    for old in children where !new.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
    for layer in new { addSublayer(layer) }
  }

  final func setMask(_ new: CALayer?) {
    guard new !== maskLayer else { return }
    if let newMask = new {
      if isInside(newMask) {
        return LayerDiagnostics.report(
          "CALayer: \(newMask) cannot mask \(self), because it is that layer or contains it")
      }
      if newMask.parent != nil { newMask.removeFromSuperlayer() }
    }
    let action = willChange(.mask)
    if let oldMask = maskLayer {
      oldMask.parent = nil
      oldMask.flags.remove(.isMask)
    }
    maskLayer = new
    if let newMask = new {
      newMask.parent = self
      newMask.flags.insert(.isMask)
      markAncestors(of: newMask)
    }
    didChange(.mask, action)
  }

  final func zOrderDidChange() {
    guard let parent, !flags.contains(.isMask) else { return }
    parent.flags.insert(.sortsSublayers)
    parent.sortedChildren = nil
    parent.markChanged(.hierarchy)
  }

  private func childListDidChange() {
    sortedChildren = nil
    markChanged(.hierarchy)
  }

  /// Marks this layer and its ancestors for the layout, display and timing that a new child requires.
  private func markAncestors(of child: CALayer) {
    markDescendantsChanged()
    if !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      child.mark([], onAncestors: .descendantNeedsLayout)
    }
    if !child.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay, .uncommitted]) {
      child.mark([], onAncestors: .descendantNeedsDisplay)
    }
    if child.layerAnimations != nil || child.flags.contains(.hasTiming) { RenderLoop.timingDidChange() }
  }

  /// Returns whether this layer is `layer` or one of its descendants.
  package final func isInside(_ layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.parent
    }
    return false
  }

  /// The root of the layer's tree, reached through superlayers and masked layers.
  package final var rootLayer: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }
}
