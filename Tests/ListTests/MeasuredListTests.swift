import UIKit
import UIKitTesting
import XCTest

/// A list of cards below a large title, as recorded on an iPhone SE with iOS 26.1 (Vercantez/openuikit,
/// uikit/goldens/ios/hc-conformance-TableEditor, -ax1 and -rtl, TableEditor.t5800 and t6800). Widths of texts are left out: the
/// font differs.
@preconcurrency @MainActor
final class MeasuredListTests: XCTestCase {
  private var app: TestApplication!
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  override func tearDown() async throws {
    await MainActor.run {
      app?.close()
      (app, list, source) = (nil, nil, nil)
    }
  }

  private func show(_ category: UIContentSizeCategory? = nil, rightToLeft: Bool = false) {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    app.onReport = { XCTFail($0) }
    if let category { app.window.traitOverrides.preferredContentSizeCategory = category }
    if rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    let controller = UIViewController()
    controller.title = "List"
    list = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
      var content: UIListContentConfiguration
      switch name {
      case "Bravo": content = .subtitleCell()
      case "Charlie": content = .valueCell()
      case "Echo", "Archived": content = .subtitleCell()
      default: content = .cell()
      }
      content.text = name
      switch name {
      case "Bravo": content.secondaryText = "Second line"
      case "Charlie": content.secondaryText = "Detail"
      case "Echo": content.secondaryText = "Reorder me"
      case "Archived": content.secondaryText = "Last week"
      default: break
      }
      cell.contentConfiguration = content
      switch name {
      case "Alpha", "Delta", "Archived": cell.accessories = [.disclosureIndicator()]
      case "Bravo", "Starred": cell.accessories = [.checkmark()]
      case "Echo": cell.accessories = [.reorder()]
      default: cell.accessories = []
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"], toSection: 0)
    snapshot.appendItems(["Starred", "Archived"], toSection: 1)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    app.show(navigation)
    source.apply(snapshot, animatingDifferences: false)
    app.frame()
  }

  private func cell(_ item: Int, _ section: Int = 0) throws -> UICollectionViewListCell {
    try XCTUnwrap(list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
  }

  private func labels(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.contentView.subviews.filter { $0 is UILabel && !$0.isHidden }.map(\.frame)
  }

  func testRows() throws {
    show()
    XCTAssertEqual(list.adjustedContentInset.top, 116)
    XCTAssertEqual(list.contentSize, CGSize(width: 375, height: 520.5))
    let rows: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 52, 313), (52, 68.5, 303), (120.5, 52, 343), (172.5, 52, 313), (224.5, 68.5, 343), (293, 52, 343),
    ]
    for (item, row) in rows.enumerated() {
      XCTAssertEqual(try cell(item).frame, CGRect(x: 16, y: row.0, width: 343, height: row.1), "row \(item)")
      XCTAssertEqual(try cell(item).contentView.frame, CGRect(x: 0, y: 0, width: row.2, height: row.1), "row \(item)")
    }
    XCTAssertEqual(try cell(0, 1).frame, CGRect(x: 16, y: 380, width: 343, height: 52))
    XCTAssertEqual(try cell(1, 1).frame, CGRect(x: 16, y: 432, width: 343, height: 68.5))
    XCTAssertEqual(labels(try cell(0)).map { [$0.minX, $0.minY, $0.height] }, [[16, 16, 20.5]])
    XCTAssertEqual(labels(try cell(1)).map { [$0.minX, $0.minY, $0.height] }, [[16, 15, 20.5], [16, 35.5, 18]])
    let values = labels(try cell(2))
    XCTAssertEqual(values.map { [$0.minY, $0.height] }, [[16, 20.5], [16, 20.5]])
    XCTAssertEqual([values.first?.minX, values.last?.maxX], [16, 327])
    let separators = list.subviews.filter {
      "\(type(of: $0))".contains("Separator") && $0.frame.height == 1 && !$0.isHidden
    }
    XCTAssertEqual(
      separators.map(\.frame).sorted { $0.minY < $1.minY },
      [51, 119.5, 171.5, 223.5, 292, 431].map { CGRect(x: 32, y: $0, width: 311, height: 1) })
  }

  private func accessories(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { $0 !== cell.contentView && $0.frame.width < 100 && $0.frame.width > 1 && !$0.isHidden }.map(
      \.frame)
  }

  /// The same list at an accessibility text size (body text of 33 points): the values of a row are below each other.
  func testRowsAtAnAccessibilitySize() throws {
    show(.accessibilityLarge)
    XCTAssertEqual(list.adjustedContentInset.top, 125.5)
    let rows: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 69.5, 298.5), (69.5, 105.5, 289.5), (175, 113, 343), (288, 69.5, 298.5), (357.5, 105.5, 343),
      (463, 69.5, 343),
    ]
    for (item, row) in rows.enumerated() {
      XCTAssertEqual(try cell(item).frame, CGRect(x: 16, y: row.0, width: 343, height: row.1), "row \(item)")
      XCTAssertEqual(try cell(item).contentView.frame, CGRect(x: 0, y: 0, width: row.2, height: row.1), "row \(item)")
    }
    XCTAssertEqual(labels(try cell(0)).map { [$0.minX, $0.minY, $0.height] }, [[16, 15, 39.5]])
    XCTAssertEqual(labels(try cell(1)).map { [$0.minX, $0.minY, $0.height] }, [[16, 15, 39.5], [16, 54.5, 36]])
    XCTAssertEqual(labels(try cell(2)).map { [$0.minX, $0.minY, $0.height] }, [[16, 15, 39.5], [16, 58.5, 39.5]])
    XCTAssertEqual(accessories(try cell(0)), [CGRect(x: 298.5, y: 20.5, width: 28.5, height: 28.5)])
    XCTAssertEqual(accessories(try cell(1)), [CGRect(x: 289.5, y: 30, width: 37.5, height: 34.5)])
  }

  func testRowsFromRightToLeft() throws {
    show(rightToLeft: true)
    XCTAssertEqual(list.contentSize, CGSize(width: 375, height: 520.5))
    for (item, content) in [(0, 30), (1, 40), (2, 0), (3, 30), (4, 0), (5, 0)] as [(Int, CGFloat)] {
      let frame = try cell(item).contentView.frame
      XCTAssertEqual([frame.minX, frame.maxX], [content, 343], "row \(item)")
    }
    XCTAssertEqual(labels(try cell(0)).map(\.maxX), [313 - 16])
    XCTAssertEqual(labels(try cell(1)).map(\.maxX), [303 - 16, 303 - 16])
    XCTAssertEqual([labels(try cell(2)).first?.maxX, labels(try cell(2)).last?.minX], [327, 16])
    XCTAssertEqual(accessories(try cell(0)), [CGRect(x: 16, y: 19, width: 14, height: 14)])
    XCTAssertEqual(accessories(try cell(1)), [CGRect(x: 18.5, y: 25, width: 19, height: 18)])
  }

  /// t6800: a selected row is gray, and a checkmark is before a disclosure indicator.
  func testSelectedRow() throws {
    show()
    let cell = try cell(0)
    cell.accessories = [.checkmark(), .disclosureIndicator()]
    list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    app.frame()
    XCTAssertEqual(cell.contentView.frame.width, 281)
    func background(_ view: UIView) -> UIColor? {
      view.subviews.lazy.compactMap { $0.backgroundColor ?? background($0) }.first { $0.cgColor.alpha > 0 }
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = try XCTUnwrap(
      cell.subviews.first { $0 !== cell.contentView }.flatMap { $0.backgroundColor ?? background($0) })
    color.resolvedColor(with: cell.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    for (found, measured) in zip([red, green, blue, alpha], [0.82, 0.82, 0.839, 1] as [CGFloat]) {
      XCTAssertEqual(found, measured, accuracy: 0.001)
    }
  }
}
