import CollectionCore
import TestSupport
import XCTest

/// Compares the trees of section snapshots with a tree of simple nodes, after many random edits.
final class OutlineTreeTests: XCTestCase {
  func testTheOutline_doesWhatATreeOfNodesDoes() {
    SeedRun(release: 7_000, debug: 300).check("outline", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var tree = OutlineTree<Int>()
      var naive = NaiveOutline()
      var history: [String] = []
      var copies: [(OutlineTree<Int>, NaiveOutline)] = []
      let names = Int.random(in: 4...40, using: &random)
      for _ in 0..<30 {
        history.append(edit(&tree, &naive, names, &random))
        if let wrong = mistake(tree, naive, names) { return "\(wrong) after \(history.joined(separator: "; "))" }
        if Int.random(in: 0..<6, using: &random) == 0 { copies.append((tree, naive)) }
      }
      for (tree, naive) in copies {
        if let wrong = mistake(tree, naive, names) {
          return "a copy: \(wrong) after \(history.joined(separator: "; "))"
        }
      }
      return nil
    }
  }

  private func edit(
    _ tree: inout OutlineTree<Int>, _ naive: inout NaiveOutline, _ names: Int, _ random: inout SeededRandom
  ) -> String {
    func name() -> Int { Int.random(in: 0..<names, using: &random) }
    func some() -> [Int] { (0..<Int.random(in: 0...4, using: &random)).map { _ in name() } }
    let (items, anchor) = (some(), name())
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      _ = tree.append(items, to: nil)
      naive.append(items, to: nil)
      return "append \(items)"
    case 1, 2:
      XCTAssertEqual(tree.append(items, to: anchor) == nil, !naive.contains(anchor))
      naive.append(items, to: anchor)
      return "append \(items) to \(anchor)"
    case 3:
      let side: InsertionSide = Bool.random(using: &random) ? .before : .after
      _ = tree.insert(items, side, anchor)
      naive.insert(items, side == .after, anchor)
      return "insert \(items) \(side) \(anchor)"
    case 4:
      let few = Array(items.prefix(2))
      tree.delete(few)
      naive.delete(few)
      return "delete \(few)"
    case 5, 6:
      let isExpanded = Int.random(in: 0..<3, using: &random) > 0
      XCTAssertEqual(tree.setExpanded(items, isExpanded), items.filter { !naive.contains($0) })
      naive.setExpanded(items, isExpanded)
      return "\(isExpanded ? "expand" : "collapse") \(items)"
    case 7:
      // The subtree of one item is added below another.
      let part = tree.subtree(of: items.first ?? 0, includingItem: Bool.random(using: &random)) ?? OutlineTree()
      let nodes = naive.copy(part.rootItems)
      let left = tree.replaceChildren(of: anchor, with: part)
      if left == [] { naive.replaceChildren(of: anchor, with: nodes) }
      return "replace children of \(anchor) with \(part.allItems)"
    default:
      // A subtree is removed and inserted elsewhere.
      guard let item = items.first, let part = tree.subtree(of: item, includingItem: true) else { return "nothing" }
      let nodes = naive.copy([item])
      tree.delete([item])
      naive.delete([item])
      if tree.insert(part, .before, anchor) == [] { naive.put(nodes, before: anchor) }
      return "put \(part.allItems) before \(anchor)"
    }
  }

  private func mistake(_ tree: OutlineTree<Int>, _ naive: NaiveOutline, _ names: Int) -> String? {
    if tree.allItems != naive.all { return "items \(tree.allItems) instead of \(naive.all)" }
    if tree.visibleItems != naive.visible { return "visible \(tree.visibleItems) instead of \(naive.visible)" }
    if tree.rootItems != naive.roots.map(\.name) { return "roots" }
    if tree.items.count != naive.all.count { return "count" }
    for item in 0..<names {
      let node = naive.find(item)
      if tree.contains(item) != (node != nil) { return "contains \(item)" }
      if tree.index(of: item) != naive.all.firstIndex(of: item) { return "index of \(item)" }
      guard let node else { continue }
      if tree.isExpanded(item) != node.isExpanded { return "expanded \(item)" }
      if tree.hasChildren(item) == node.children.isEmpty { return "children of \(item)" }
      let ancestors = naive.ancestors(of: item)
      if tree.level(of: item) != ancestors.count { return "level of \(item)" }
      if tree.parent(of: item) != ancestors.last?.name { return "parent of \(item)" }
      if tree.isVisible(item) != ancestors.allSatisfy(\.isExpanded) { return "visible \(item)" }
      let part = tree.subtree(of: item, includingItem: true)
      if part?.allItems != NaiveOutline(roots: [node]).all || part?.visibleItems != NaiveOutline(roots: [node]).visible
      {
        return "subtree of \(item)"
      }
    }
    return nil
  }

  /// A long chain of items does not require a deep call stack.
  func testADeepTree() {
    var tree = OutlineTree<Int>()
    for item in 0..<20_000 {
      _ = tree.append([item], to: item == 0 ? nil : item - 1)
      _ = tree.setExpanded([item], true)
    }
    XCTAssertEqual(tree.visibleItems.count, 20_000)
    XCTAssertEqual(tree.level(of: 19_999), 19_999)
    tree.delete([0])
    XCTAssertTrue(tree.allItems.isEmpty)
  }
}

/// A tree of simple nodes.
struct NaiveOutline {
  struct Node {
    let name: Int
    var isExpanded = false
    var children: [Node] = []
  }

  var roots: [Node] = []

  var all: [Int] { list(roots) { _ in true } }
  var visible: [Int] { list(roots) { $0.isExpanded } }

  private func list(_ nodes: [Node], _ descends: (Node) -> Bool) -> [Int] {
    nodes.flatMap { [$0.name] + (descends($0) ? list($0.children, descends) : []) }
  }

  func contains(_ name: Int) -> Bool { find(name) != nil }

  func find(_ name: Int) -> Node? { path(name, roots)?.last }

  /// Returns the ancestors of a node, beginning with the root.
  func ancestors(of name: Int) -> [Node] { Array((path(name, roots) ?? []).dropLast()) }

  func copy(_ names: [Int]) -> [Node] { names.compactMap(find) }

  private func path(_ name: Int, _ nodes: [Node]) -> [Node]? {
    for node in nodes {
      if node.name == name { return [node] }
      if let rest = path(name, node.children) { return [node] + rest }
    }
    return nil
  }

  private func fresh(_ names: [Int]) -> [Node] {
    var known = Set(all)
    return names.filter { known.insert($0).inserted }.map { Node(name: $0) }
  }

  /// Changes the list of siblings that contains a node, at its index.
  private static func change(_ name: Int, _ nodes: inout [Node], _ body: (inout [Node], Int) -> Void) {
    if let place = nodes.firstIndex(where: { $0.name == name }) { return body(&nodes, place) }
    for place in nodes.indices { change(name, &nodes[place].children, body) }
  }

  mutating func append(_ names: [Int], to parent: Int?) {
    let nodes = fresh(names)
    guard let parent else {
      roots += nodes
      return
    }
    Self.change(parent, &roots) { $0[$1].children += nodes }
  }

  mutating func insert(_ names: [Int], _ after: Bool, _ anchor: Int) {
    let nodes = fresh(names)
    Self.change(anchor, &roots) { $0.insert(contentsOf: nodes, at: $1 + (after ? 1 : 0)) }
  }

  mutating func put(_ nodes: [Node], before anchor: Int) {
    Self.change(anchor, &roots) { $0.insert(contentsOf: nodes, at: $1) }
  }

  mutating func replaceChildren(of parent: Int, with nodes: [Node]) {
    Self.change(parent, &roots) { $0[$1].children = nodes }
  }

  mutating func delete(_ names: [Int]) {
    for name in names { Self.change(name, &roots) { $0.remove(at: $1) } }
  }

  mutating func setExpanded(_ names: [Int], _ isExpanded: Bool) {
    for name in names { Self.change(name, &roots) { $0[$1].isExpanded = isExpanded } }
  }
}
