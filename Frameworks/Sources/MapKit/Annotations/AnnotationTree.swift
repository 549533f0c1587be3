import Foundation

/// The annotations of a map by their places, so that those in a part of the map are found without looking at all.
///
/// The map is divided into four squares, and each of them again when it contains more than a few annotations.
final class AnnotationTree<Element: AnyObject> {
  private final class Node {
    var entries: [(element: Element, point: MKMapPoint)] = []
    var children: [Node] = []
    var count = 0
  }

  private static var largestLeaf: Int { 16 }
  /// At this depth a square is smaller than a map point's fraction, so that equal places do not divide it for ever.
  private static var largestDepth: Int { 30 }

  private let root = Node()
  private var points: [ObjectIdentifier: MKMapPoint] = [:]

  /// The number of elements.
  var count: Int { points.count }

  /// Returns the place of an element in the tree.
  func point(of element: Element) -> MKMapPoint? { points[ObjectIdentifier(element)] }

  /// Adds an element, or moves it to another place. Places outside of the world are at its edge.
  ///
  /// - Complexity: O(log n) for places that are not equal.
  func insert(_ element: Element, at point: MKMapPoint) {
    remove(element)
    let place = Self.place(point)
    points[ObjectIdentifier(element)] = place
    Self.insert((element, place), into: root, Self.square, 0)
  }

  /// Removes an element. Nothing happens if it is not in the tree.
  func remove(_ element: Element) {
    guard let place = points.removeValue(forKey: ObjectIdentifier(element)) else { return }
    Self.remove(element, at: place, from: root, Self.square)
  }

  /// Returns the elements in a part of the map, which may reach beyond the 180th meridian.
  ///
  /// - Complexity: O(log n + the number of elements in the part).
  func elements(in rect: MKMapRect) -> [Element] {
    let width = MKMapSize.world.width
    guard rect.width < width else {
      return elements(inOneWorld: MKMapRect(x: 0, y: rect.minY, width: width, height: rect.height))
    }
    let x = MapProjection.wrapped(rect.minX)
    let first = MKMapRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    guard first.maxX > width else { return elements(inOneWorld: first) }
    return elements(inOneWorld: first)
      + elements(inOneWorld: MKMapRect(x: 0, y: rect.minY, width: first.maxX - width, height: rect.height))
  }

  private func elements(inOneWorld rect: MKMapRect) -> [Element] {
    var result: [Element] = []
    Self.collect(from: root, Self.square, rect, &result)
    return result
  }

  private static var square: (x: Double, y: Double, side: Double) { (0, 0, MKMapSize.world.width) }

  private static func place(_ point: MKMapPoint) -> MKMapPoint {
    let side = MKMapSize.world.width.nextDown
    return MKMapPoint(
      x: point.x.isFinite ? min(max(point.x, 0), side) : 0, y: point.y.isFinite ? min(max(point.y, 0), side) : 0)
  }

  private static func part(
    _ index: Int, of square: (x: Double, y: Double, side: Double)
  ) -> (x: Double, y: Double, side: Double) {
    let half = square.side / 2
    return (square.x + (index & 1 == 0 ? 0 : half), square.y + (index & 2 == 0 ? 0 : half), half)
  }

  private static func index(of point: MKMapPoint, in square: (x: Double, y: Double, side: Double)) -> Int {
    let half = square.side / 2
    return (point.x >= square.x + half ? 1 : 0) + (point.y >= square.y + half ? 2 : 0)
  }

  private static func insert(
    _ entry: (element: Element, point: MKMapPoint), into node: Node, _ square: (x: Double, y: Double, side: Double),
    _ depth: Int
  ) {
    node.count += 1
    if node.children.isEmpty {
      node.entries.append(entry)
      guard node.entries.count > largestLeaf, depth < largestDepth else { return }
      node.children = (0..<4).map { _ in Node() }
      let entries = node.entries
      node.entries = []
      for entry in entries { insertBelow(entry, node, square, depth) }
    } else {
      insertBelow(entry, node, square, depth)
    }
  }

  private static func insertBelow(
    _ entry: (element: Element, point: MKMapPoint), _ node: Node, _ square: (x: Double, y: Double, side: Double),
    _ depth: Int
  ) {
    let index = index(of: entry.point, in: square)
    insert(entry, into: node.children[index], part(index, of: square), depth + 1)
  }

  private static func remove(
    _ element: Element, at point: MKMapPoint, from node: Node, _ square: (x: Double, y: Double, side: Double)
  ) {
    node.count -= 1
    if node.children.isEmpty {
      if let index = node.entries.firstIndex(where: { $0.element === element }) { node.entries.remove(at: index) }
      return
    }
    let index = index(of: point, in: square)
    remove(element, at: point, from: node.children[index], part(index, of: square))
    if node.count <= largestLeaf / 2 {
      node.entries = node.children.flatMap(allEntries)
      node.children = []
    }
  }

  private static func allEntries(of node: Node) -> [(element: Element, point: MKMapPoint)] {
    node.entries + node.children.flatMap(allEntries)
  }

  private static func collect(
    from node: Node, _ square: (x: Double, y: Double, side: Double), _ rect: MKMapRect, _ result: inout [Element]
  ) {
    guard node.count > 0, square.x <= rect.maxX, square.y <= rect.maxY, square.x + square.side >= rect.minX,
      square.y + square.side >= rect.minY
    else { return }
    for (element, point) in node.entries
    where point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY {
      result.append(element)
    }
    for (index, child) in node.children.enumerated() { collect(from: child, part(index, of: square), rect, &result) }
  }
}
