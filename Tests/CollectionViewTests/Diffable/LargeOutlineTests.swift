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
}
