import Foundation

/// The annotations or overlays of a map by their places, so that those in a part of the map are found without looking at all.
///
/// The map is divided into four squares, and each of them again when it contains more than a few elements. A square contains the
/// elements whose middle is in it and which are at most as large, so it reaches beyond its edges by half of its side.
final class MapTree<Element: AnyObject> {
  private typealias Entry = (element: Element, rect: MKMapRect)

  private struct Square {
    var x: Double
    var y: Double
    var side: Double

    func part(_ index: Int) -> Square {
      let half = side / 2
      return Square(x: x + (index & 1 == 0 ? 0 : half), y: y + (index & 2 == 0 ? 0 : half), side: half)
    }

    /// Returns the part that contains the middle of a rectangle, or nil if the rectangle is larger than the parts.
    func index(for rect: MKMapRect) -> Int? {
      let half = side / 2
      guard max(rect.width, rect.height) <= half else { return nil }
      return (rect.midX >= x + half ? 1 : 0) + (rect.midY >= y + half ? 2 : 0)
    }

    /// Returns whether elements in the square can meet a rectangle.
    func reaches(_ rect: MKMapRect) -> Bool {
      let margin = side / 2
      return x - margin <= rect.maxX && x + side + margin >= rect.minX && y - margin <= rect.maxY
        && y + side + margin >= rect.minY
    }
  }

  private final class Node {
    /// The elements of a square without parts, or those that are too large for the parts.
    var entries: [Entry] = []
    var children: [Node] = []
    var count = 0
  }

  private static var largestLeaf: Int { 16 }
  /// At this depth a square is smaller than a map point, so that equal places do not divide it for ever.
  private static var largestDepth: Int { 30 }
  private static var world: Square { Square(x: 0, y: 0, side: MKMapSize.world.width) }

  private let root = Node()
  /// The elements whose middle is outside of the world, or not a number.
  private var outside: [ObjectIdentifier: Entry] = [:]
  private var rects: [ObjectIdentifier: MKMapRect] = [:]

  /// The number of elements.
  var count: Int { rects.count }

  /// Returns the place of an element, or nil if it is not in the tree.
  func rect(of element: Element) -> MKMapRect? { rects[ObjectIdentifier(element)] }

  /// Adds an element, or moves it to another place.
  ///
  /// - Complexity: O(log n) for places that are not equal.
  func insert(_ element: Element, at rect: MKMapRect) {
    remove(element)
    rects[ObjectIdentifier(element)] = rect
    if Self.isInWorld(rect) {
      Self.insert((element, rect), into: root, Self.world, 0)
    } else {
      outside[ObjectIdentifier(element)] = (element, rect)
    }
  }

  /// Removes an element. Nothing happens if it is not in the tree.
  func remove(_ element: Element) {
    let key = ObjectIdentifier(element)
    guard let rect = rects.removeValue(forKey: key), outside.removeValue(forKey: key) == nil else { return }
    Self.remove(element, at: rect, from: root, Self.world)
  }

  /// Returns the elements that meet a part of the map, which may reach beyond the 180th meridian. Edges count.
  ///
  /// - Complexity: O(log n + the number of elements in the part and near it).
  func elements(in rect: MKMapRect) -> [Element] {
    var result: [Element] = []
    var seen: Set<ObjectIdentifier> = []
    let width = MKMapSize.world.width
    // Beyond the meridian, the world begins again.
    for turn in [-width, 0, width] {
      let area = MKMapRect(x: rect.minX - turn, y: rect.minY, width: rect.width, height: rect.height)
      let add = { (entry: Entry) in
        guard Self.meet(entry.rect, area), seen.insert(ObjectIdentifier(entry.element)).inserted else { return }
        result.append(entry.element)
      }
      for entry in outside.values { add(entry) }
      Self.visit(root, Self.world, area, add)
    }
    return result
  }

  private static func isInWorld(_ rect: MKMapRect) -> Bool {
    (0..<world.side).contains(rect.midX) && (0..<world.side).contains(rect.midY)
      && max(rect.width, rect.height) <= world.side
  }

  private static func meet(_ one: MKMapRect, _ other: MKMapRect) -> Bool {
    one.minX <= other.maxX && one.maxX >= other.minX && one.minY <= other.maxY && one.maxY >= other.minY
  }

  private static func insert(_ entry: Entry, into node: Node, _ square: Square, _ depth: Int) {
    node.count += 1
    if !node.children.isEmpty, let index = square.index(for: entry.rect) {
      return insert(entry, into: node.children[index], square.part(index), depth + 1)
    }
    node.entries.append(entry)
    guard node.children.isEmpty, node.entries.count > largestLeaf, depth < largestDepth,
      node.entries.contains(where: { square.index(for: $0.rect) != nil })
    else { return }
    node.children = (0..<4).map { _ in Node() }
    let entries = node.entries
    node.entries = []
    for entry in entries {
      if let index = square.index(for: entry.rect) {
        insert(entry, into: node.children[index], square.part(index), depth + 1)
      } else {
        node.entries.append(entry)
      }
    }
  }

  private static func remove(_ element: Element, at rect: MKMapRect, from node: Node, _ square: Square) {
    node.count -= 1
    if !node.children.isEmpty, let index = square.index(for: rect) {
      remove(element, at: rect, from: node.children[index], square.part(index))
      if node.count <= largestLeaf / 2 {
        node.entries += node.children.flatMap(allEntries)
        node.children = []
      }
    } else if let index = node.entries.firstIndex(where: { $0.element === element }) {
      node.entries.remove(at: index)
    }
  }

  private static func allEntries(of node: Node) -> [Entry] { node.entries + node.children.flatMap(allEntries) }

  private static func visit(_ node: Node, _ square: Square, _ area: MKMapRect, _ body: (Entry) -> Void) {
    guard node.count > 0, square.reaches(area) else { return }
    for entry in node.entries { body(entry) }
    for (index, child) in node.children.enumerated() { visit(child, square.part(index), area, body) }
  }
}
