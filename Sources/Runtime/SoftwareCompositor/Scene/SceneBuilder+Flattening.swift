import CoreGraphics

/// The elements of one subtree in the list, such as a cell's.
struct Subtree {
  /// In pixels; larger ones are left as they are.
  static let largest = 400_000

  unowned(unsafe) var node: LayerNode
  var first: Int
  var count: Int
  var box: Box
}

extension SceneBuilder {
  /// How often a subtree is painted as it is before it becomes a bitmap.
  private static let patience = 3

  func note(_ node: LayerNode, from first: Int, _ box: Box) {
    let count = list.elements.count - first
    guard count > 1, node.subtreeChanged < frame else {
      node.timesPainted = 0
      return
    }
    subtrees.append(Subtree(node: node, first: first, count: count, box: box.intersection(limits)))
  }

  /// After painting: subtrees that were painted several times without a change, and whose parts cost much more than one
  /// bitmap would, are drawn as one from the next frame on.
  func flattenOften(_ list: DisplayList, _ damage: Region) {
    // Half of the budget: the rest is for what cannot be without a bitmap. What the parts were drawn from is idle then,
    // and goes first when room is needed.
    var room = cache.budget / 2 - flattenedBytes
    for subtree in subtrees {
      let node = subtree.node
      var painted = 0
      for box in damage.boxes { painted += box.intersection(subtree.box).area }
      guard painted * 5 >= subtree.box.area * 4, painted > 1024 else { continue }
      if node.subtreeChanged >= node.paintedFrame { node.timesPainted = 0 }
      node.paintedFrame = frame
      node.timesPainted += 1
      guard node.timesPainted >= SceneBuilder.patience else { continue }
      var parts = 0.0
      var bounds = Box.empty
      for element in list.elements[subtree.first..<(subtree.first + subtree.count)] {
        let area = element.visible.intersection(limits)
        parts += element.weight * Double(area.area)
        bounds = bounds.union(element.visible)
      }
      guard bounds.area <= Subtree.largest, parts > 2.5 * 0.6 * Double(bounds.area), room > bounds.area * 4 else {
        continue
      }
      room -= bounds.area * 4
      node.isFlattened = true
    }
  }

  /// A flattened subtree that changes is drawn in parts again: it may go on changing.
  func unflatten(_ node: LayerNode) {
    node.isFlattened = false
    node.timesPainted = 0
    node.dropGroup(Purpose.whole.rawValue)
  }
}
