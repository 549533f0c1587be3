import UIKitTesting
import XCTest

@testable import UIKit

/// Swipe actions that are properties of a list cell, as in the first betas of iOS 14.
@preconcurrency @MainActor
final class CellSwipeActionsTests: XCTestCase {
  private var log: [String] = []

  private func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.log.append(title)
        done(true)
      }
    ])
  }

  private func stage(_ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }) -> ListStage {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    return ListStage(
      scale: 2, counts: [4], UICollectionViewCompositionalLayout.list(using: configuration),
      cells: UICollectionViewListCell.self
    ) { [unowned self] cell, path in
      guard let cell = cell as? UICollectionViewListCell else { return XCTFail("\(cell)") }
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.leadingSwipeActionsConfiguration = actions("star \(path.item)")
    }
  }

  private func buttons(_ stage: ListStage, _ item: Int) -> [SwipeButton] {
    let cell = stage.view.cellForItem(at: IndexPath(item: item, section: 0))
    return cell?.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons) ?? []
  }

  private func swipe(_ stage: ListStage, _ item: Int, to side: CGFloat) throws {
    let cell = try XCTUnwrap(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
    let y = cell.convert(CGPoint(x: 0, y: cell.bounds.midY), to: nil).y
    stage.app.drag(from: CGPoint(x: 150, y: y), to: CGPoint(x: 150 + side, y: y), duration: 0.3, hold: 0.3)
    try stage.app.waitUntilIdle()
  }

  func testTheCellsActionsAreShown() throws {
    let stage = stage()
    defer { stage.close() }
    try swipe(stage, 1, to: 90)
    let shown = buttons(stage, 1)
    XCTAssertEqual(shown.count, 1)
    stage.app.tap(try XCTUnwrap(shown.first))
    try stage.app.waitUntilIdle()
    XCTAssertEqual(log, ["star 1"])
    try swipe(stage, 2, to: -90)
    XCTAssertTrue(buttons(stage, 2).isEmpty, "the trailing edge has no actions")
    let cell = stage.view.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell
    cell?.trailingSwipeActionsConfiguration = actions("delete")
    try swipe(stage, 2, to: -90)
    XCTAssertEqual(buttons(stage, 2).count, 1)
  }

  func testTheProviderOfTheListTakesPrecedence() throws {
    let stage = stage { [unowned self] in
      $0.leadingSwipeActionsConfigurationProvider = { $0.item == 0 ? self.actions("list") : nil }
    }
    defer { stage.close() }
    for (item, expected) in [(0, "list"), (1, "star 1")] {
      try swipe(stage, item, to: 90)
      stage.app.tap(try XCTUnwrap(buttons(stage, item).first))
      try stage.app.waitUntilIdle()
      XCTAssertEqual(log.last, expected)
    }
  }

  func testCellsOutsideOfListsHaveNoActions() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 60)
    let stage = ListStage(
      scale: 2, counts: [2], layout, cells: UICollectionViewListCell.self
    ) { [unowned self] cell, _ in
      (cell as? UICollectionViewListCell)?.leadingSwipeActionsConfiguration = actions("star")
    }
    defer { stage.close() }
    try swipe(stage, 0, to: 90)
    XCTAssertTrue(buttons(stage, 0).isEmpty)
  }
}
