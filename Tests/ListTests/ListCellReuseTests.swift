import UIKit
import UIKitTesting
import XCTest

/// Changes of list cells that are already shown: accessories, the kind of content, and sizes that grow in an update.
@preconcurrency @MainActor
final class ListCellReuseTests: XCTestCase {
  /// A tint color of nil is the inherited one (documentation of the options of `UICellAccessory`).
  func testAnAccessoryWithoutTintColor_inheritsIt() throws {
    var isUrgent = true
    let stage = ListStage(
      scale: 2, counts: [3],
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)),
      cells: UICollectionViewListCell.self
    ) { cell, _ in
      (cell as? UICollectionViewListCell)?.accessories = [
        .checkmark(options: isUrgent ? .init(tintColor: .systemRed) : .init())
      ]
    }
    defer { stage.close() }
    func colors() -> Set<UIColor> {
      func tints(_ view: UIView) -> [UIColor] { [view.tintColor] + view.subviews.flatMap(tints) }
      return Set(stage.view.visibleCells.flatMap { $0.subviews.flatMap(tints) })
    }
    try stage.app.waitUntilIdle()
    XCTAssertTrue(colors().contains(.systemRed))
    isUrgent = false
    stage.view.reconfigureItems(at: [[0, 0], [0, 1], [0, 2]])
    try stage.app.waitUntilIdle()
    XCTAssertEqual(colors(), [stage.view.tintColor])
  }

  private struct Block: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> Block { self }
  }
  private struct Box: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { BlockView(self) }
    func updated(for state: any UIConfigurationState) -> Box { self }
  }
  private final class BlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { height.constant = Self.height(of: configuration) } }
    private lazy var height = heightAnchor.constraint(equalToConstant: Self.height(of: configuration))
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      // The cell has its old height until it is measured again.
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
    private static func height(of configuration: any UIContentConfiguration) -> CGFloat {
      (configuration as? Block)?.height ?? (configuration as? Box)?.height ?? 0
    }
    required init?(coder: NSCoder) { nil }
    func supports(_ configuration: any UIContentConfiguration) -> Bool {
      type(of: configuration) == type(of: self.configuration)
    }
  }

  /// "When using content configurations, self-sizing cells are automatically resized when the content configuration changes"
  /// (UICollectionView.h, `selfSizingInvalidation`), also if the content gets another view.
  func testContentOfAnotherKind_isMeasured() throws {
    let stage = ListStage(
      scale: 2, counts: [3],
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)),
      cells: UICollectionViewListCell.self
    ) { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = state.isSelected ? Block(height: 120) : Box(height: 60)
      }
    }
    defer { stage.close() }
    try stage.app.waitUntilIdle()
    let height = stage.row(1).height
    stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.row(1).height, height + 60)
    XCTAssertEqual(stage.row(2).minY, stage.row(1).maxY)
    stage.view.selfSizingInvalidation = .disabled
    stage.view.deselectItem(at: [0, 1], animated: false)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(stage.row(1).height, height + 60)
  }

  /// "Cells are always self-sized again when they are reconfigured", as a part of the update (WWDC 2021, "Make blazing fast lists
  /// and collection views").
  func testReconfiguredItems_growInTheAnimation() throws {
    var height: CGFloat = 60
    let stage = ListStage(
      scale: 2, counts: [6],
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)),
      cells: UICollectionViewListCell.self
    ) { cell, path in cell.contentConfiguration = Block(height: path.item == 1 ? height : 60) }
    defer { stage.close() }
    try stage.app.waitUntilIdle()
    let cell = try XCTUnwrap(stage.cell(2))
    let start = cell.frame.minY
    height = 160
    var finished: Bool?
    stage.view.performBatchUpdates {
      stage.view.reconfigureItems(at: [[0, 1]])
    } completion: {
      finished = $0
    }
    XCTAssertTrue(stage.cell(2) === cell)
    XCTAssertEqual(cell.frame.minY, start + 100, "the model has its final value")
    stage.app.frame()
    stage.app.frame()
    let seen = try XCTUnwrap(cell.layer.presentation()).frame.minY
    XCTAssertGreaterThan(seen, start)
    XCTAssertLessThan(seen, start + 90)
    XCTAssertNil(finished)
    try stage.app.waitUntilIdle()
    XCTAssertEqual(finished, true)
    // Without a batch it is an update of its own.
    height = 60
    stage.view.reconfigureItems(at: [[0, 1]])
    XCTAssertEqual(cell.frame.minY, start)
    stage.app.frame()
    XCTAssertGreaterThan(try XCTUnwrap(cell.layer.presentation()).frame.minY, start + 10)
    try stage.app.waitUntilIdle()
    height = 160
    UIView.performWithoutAnimation { stage.view.reconfigureItems(at: [[0, 1]]) }
    stage.app.frame()
    XCTAssertEqual(try XCTUnwrap(cell.layer.presentation()).frame.minY, start + 100)
  }
}
