import UIKitTesting
import XCTest

@testable import UIKit

/// The work for an outline of many items. It is counted at two sizes, and must not grow with the number of items.
@preconcurrency @MainActor
final class LargeOutlineTests: XCTestCase {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// Returns an outline in which every tenth item is a root with nine children.
  private func outline(_ count: Int) -> Outline {
    var outline = Outline()
    let roots = Array(stride(from: 0, to: count, by: 10))
    outline.append(roots)
    for root in roots { outline.append(Array(root + 1..<root + 10), to: root) }
    return outline
  }

  /// Returns how often 40 edits of an outline copy the memory of all items.
  private func copies(_ count: Int, _ edit: (inout Outline, _ item: Int, _ new: Int) -> Void) -> Int {
    var outline = outline(count)
    var copies = 0
    // The first edit makes space for the items of the other ones.
    for index in 0..<41 {
      let memory = outline.tree.items.identifiers.withUnsafeBufferPointer { $0.baseAddress }
      edit(&outline, count / 2, count + index)
      if index > 0, outline.tree.items.identifiers.withUnsafeBufferPointer({ $0.baseAddress }) != memory { copies += 1 }
    }
    return copies
  }

  private func piece(_ item: Int) -> Outline {
    var piece = Outline()
    piece.append([item])
    return piece
  }

  func testEdits_copyNoOtherItems() {
    let edits: [(name: String, edit: (inout Outline, Int, Int) -> Void)] = [
      ("append", { $0.append([$2]) }),
      ("append a child", { $0.append([$2], to: $1) }),
      ("insert before", { $0.insert([$2], before: $1) }),
      ("insert after", { $0.insert([$2], after: $1) }),
      ("insert an outline before", { [self] in $0.insert(piece($2), before: $1) }),
      ("insert an outline after", { [self] in $0.insert(piece($2), after: $1) }),
      ("replace the children", { [self] in $0.replace(childrenOf: $1, using: piece($2)) }),
      ("expand", { outline, item, _ in outline.expand([item]) }),
      ("collapse", { outline, item, _ in outline.collapse([item]) }),
      ("delete", { outline, item, new in outline.delete([new - item + 1]) }),
    ]
    for (name, edit) in edits {
      // An array that grows by itself can get other memory once.
      for count in [1_000, 10_000] { XCTAssertLessThanOrEqual(copies(count, edit), 1, "\(name), \(count) items") }
    }
  }

  /// An identifier that counts how often it is hashed.
  private struct Item: Hashable, Sendable {
    final class Counter: @unchecked Sendable { var hashes = 0 }
    let value: Int
    let counter: Counter

    static func == (one: Item, other: Item) -> Bool { one.value == other.value }
    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(value)
    }
  }

  /// Returns how often identifiers are hashed while a view shows an outline of `count` items, in which one item is expanded and another
  /// one gets a child, and while it then shows a snapshot that reconfigures an item.
  private func hashes(_ count: Int) throws -> (outline: Int, snapshot: Int) {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 2)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let counter = Item.Counter()
    func item(_ value: Int) -> Item { Item(value: value, counter: counter) }
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let view = UICollectionView(frame: app.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    app.show(view)
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    let roots = stride(from: 0, to: count, by: 10).map(item)
    outline.append(roots)
    for root in roots { outline.append((root.value + 1..<root.value + 10).map(item), to: root) }
    outline.expand(roots.filter { $0.value % 20 == 0 })
    source.apply(outline, to: 0, animatingDifferences: false)
    try app.waitUntilIdle()
    let shown = view.numberOfItems(inSection: 0)
    let middle = count / 20 * 10 + 10
    outline.expand([item(middle % 20 == 0 ? middle + 10 : middle)])
    outline.append([item(count)], to: item(middle % 20 == 0 ? middle : middle + 10))
    counter.hashes = 0
    source.apply(outline, to: 0, animatingDifferences: true)
    let outlineHashes = counter.hashes
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), shown + 10)
    XCTAssertEqual(source.snapshot().itemIdentifiers, outline.visibleItems)
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([item(middle)])
    counter.hashes = 0
    source.apply(snapshot, animatingDifferences: true)
    return (outlineHashes, counter.hashes)
  }

  func testAnAppliedOutline_hashesTheChangedItems() throws {
    let few = try hashes(1_000)
    XCTAssertGreaterThan(few.outline, 0)
    let many = try hashes(10_000)
    XCTAssertLessThanOrEqual(many.outline, few.outline + 10)
    XCTAssertLessThanOrEqual(many.snapshot, few.snapshot + 10)
  }
}
