import CoreGraphics
import Foundation
import RuntimeInterface

extension CALayer {
  /// The layer that this one moves with, or nil. A mask has none.
  public final var superlayer: CALayer? {
    if flags.contains(.isPresentation) { return shownModel?.superlayer?.presentation() }
    return flags.contains(.isMask) ? nil : parent
  }

  /// Inserts `layer` behind `sibling` in the drawing order of the list; at the back if that is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling, sibling !== layer, children.contains(where: { $0 === sibling }) else {
      return insert(layer, at: 0)
    }
    if layer.parent === self, !layer.flags.contains(.isMask) { removeChild(layer) }
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts `layer` in front of `sibling` in the drawing order of the list; at the front if that is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling, sibling !== layer, children.contains(where: { $0 === sibling }) else {
      return insert(layer, at: .max)
    }
    if layer.parent === self, !layer.flags.contains(.isMask) { removeChild(layer) }
    insert(layer, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
  }

  /// Puts `newLayer` where `oldLayer` is in the list, and takes that out. Does nothing if it is not a sublayer.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  final var listedSublayers: [CALayer]? {
    if flags.contains(.isPresentation) { return shownModel?.sublayers?.compactMap { $0.presentation() } }
    return children.isEmpty ? nil : children
  }

  /// The sublayers in drawing order, back to front: by z-position as it is seen, then as listed.
  package final var renderSublayers: [CALayer] {
    if flags.isDisjoint(with: [.sortsSublayers, .hasTransitions]) { return children }
    if let sortedChildren { return sortedChildren }
    var order = children.enumerated().map { (z: $1.shownValues.zPosition, index: $0) }
    order.sort { $0.z == $1.z ? $0.index < $1.index : $0.z < $1.z }
    var sorted = order.map { children[$0.index] }
    if flags.contains(.hasTransitions) { sorted = sorted.flatMap { $0.withTransition } }
    sortedChildren = sorted
    return sorted
  }

  /// The layer and the picture of its old look, if a transition runs, in drawing order.
  private var withTransition: [CALayer] {
    guard let overlay = motion?.overlay else { return [self] }
    return overlay.isInFront ? [self, overlay.layer] : [overlay.layer, self]
  }

  /// A transition of this layer began or ended.
  final func transitionChanged() {
    guard let parent else { return }
    let any = parent.children.contains { $0.motion?.overlay != nil }
    if any { parent.flags.insert(.hasTransitions) } else { parent.flags.remove(.hasTransitions) }
    parent.sortedChildren = nil
    parent.markChanged(.hierarchy)
  }

  /// The mask, for the compositor.
  package final var renderMask: CALayer? { maskLayer }

  // MARK: Changing the list

  final func insert(_ layer: CALayer, at index: Int) {
    precondition(
      !isInside(layer), "CALayer: \(layer) cannot become a sublayer of \(self), because it is that layer or holds it")
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
    childListChanged()
    if isNew {
      tellAncestors(of: layer)
      layer.runOrderAction(kCAOnOrderIn)
    }
    setNeedsLayout()
  }

  /// Takes `layer` out of the list without any consequence.
  private func removeChild(_ layer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === layer }) else { return }
    children.remove(at: index)
    sortedChildren = nil
  }

  final func detach() {
    guard let parent else { return }
    if flags.contains(.isMask) {
      parent.mask = nil
      return
    }
    runOrderAction(kCAOnOrderOut)
    // The list may hold the last reference to the layer.
    withExtendedLifetime(self) {
      parent.removeChild(self)
      self.parent = nil
      parent.childListChanged()
      parent.setNeedsLayout()
    }
  }

  final func replaceSublayers(with new: [CALayer]) {
    for old in children where !new.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
    for layer in new { addSublayer(layer) }
  }

  final func setMask(_ new: CALayer?) {
    guard new !== maskLayer else { return }
    if let new {
      precondition(!isInside(new), "CALayer: \(new) cannot mask \(self), because it is that layer or holds it")
      if new.parent != nil { new.removeFromSuperlayer() }
    }
    let action = willChange(.mask)
    if let old = maskLayer {
      old.parent = nil
      old.flags.remove(.isMask)
    }
    maskLayer = new
    if let new {
      new.parent = self
      new.flags.insert(.isMask)
      tellAncestors(of: new)
    }
    didChange(.mask, action)
  }

  final func zOrderChanged() {
    guard let parent, !flags.contains(.isMask) else { return }
    parent.flags.insert(.sortsSublayers)
    parent.sortedChildren = nil
    parent.markChanged(.hierarchy)
  }

  private func childListChanged() {
    sortedChildren = nil
    markChanged(.hierarchy)
  }

  /// Hands what a new child owes on to this layer and its ancestors.
  private func tellAncestors(of child: CALayer) {
    markDescendantsChanged()
    if !child.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      child.mark([], telling: .descendantNeedsLayout)
    }
    if !child.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay, .uncommitted]) {
      child.mark([], telling: .descendantNeedsDisplay)
    }
    if child.motion != nil || child.flags.contains(.hasTiming) { RenderLoop.timingChanged() }
  }

  /// Whether this layer is `layer` or below it.
  final func isInside(_ layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.parent
    }
    return false
  }

  /// The topmost layer of the tree; the way leads through masked layers, too.
  package final var rootLayer: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }
}
