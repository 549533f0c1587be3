import CoreGraphics

/// A layer subtree, such as a cell, and the range of its elements in the display list.
struct Subtree {
  /// The number of pixels above which a subtree is not flattened into a bitmap.
  static let maximumArea = 400_000

  unowned(unsafe) var node: LayerNode
  var first: Int
  var count: Int
  var box: Box
}

extension SceneBuilder {
  /// The number of times that an unchanged subtree is painted element by element before it is flattened into a bitmap.
  private static let minimumPaintCount = 3

  /// Records the range of elements of a subtree that might be flattened. The range begins at the index `first` of the
  /// display list.
  func record(_ node: LayerNode, from first: Int, _ box: Box) {
    let count = list.elements.count - first
    guard count > 1, node.subtreeChangedFrame < frame else {
      node.paintCount = 0
      return
    }
    subtrees.append(Subtree(node: node, first: first, count: count, box: box.intersection(limits)))
  }

  /// Determines which subtrees are drawn as one bitmap from the next frame on. This method is called after painting. A subtree is
  /// flattened if it was painted several times without a change and its elements cost much more than a bitmap.
  func flattenRepeatedlyPainted(_ list: DisplayList, _ damage: Region) {
    // Flattening uses half of the budget. The other half is for sources that require a bitmap. The sources of a flattened subtree's
    // elements become unused, and are discarded first when memory is needed.
    var availableBytes = cache.budget / 2 - flattenedBytes
    for subtree in subtrees {
      let node = subtree.node
      var paintedArea = 0
      for box in damage.boxes { paintedArea += box.intersection(subtree.box).area }
      guard paintedArea * 5 >= subtree.box.area * 4, paintedArea > 1024 else { continue }
      if node.subtreeChangedFrame >= node.paintedFrame { node.paintCount = 0 }
      node.paintedFrame = frame
      node.paintCount += 1
      guard node.paintCount >= SceneBuilder.minimumPaintCount else { continue }
      var elementCost = 0.0
      var bounds = Box.empty
      for element in list.elements[subtree.first..<(subtree.first + subtree.count)] {
        let area = element.visibleBox.intersection(limits)
        elementCost += element.weight * Double(area.area)
        bounds = bounds.union(element.visibleBox)
      }
      guard bounds.area <= Subtree.maximumArea, elementCost > 2.5 * 0.6 * Double(bounds.area),
        availableBytes > bounds.area * 4
      else {
        continue
      }
      availableBytes -= bounds.area * 4
      node.isFlattened = true
    }
  }

  /// Stops drawing a subtree as one bitmap and discards the bitmap. The method is called when the subtree has changed, because it may
  /// continue to change. The elements of the subtree are then drawn individually.
  func unflatten(_ node: LayerNode) {
    node.isFlattened = false
    node.paintCount = 0
    node.removeGroup(BitmapKind.whole.rawValue)
  }
}
