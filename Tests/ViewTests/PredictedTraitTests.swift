import UIKit
import UIKitTesting
import XCTest

/// The traits with which views begin (Apple, release notes of iOS 13: "the trait collection is now initialized to a
/// prediction of the ultimate traits in the destination hierarchy", so that `traitCollectionDidChange(_:)` is not called
/// where the prediction is right).
@preconcurrency @MainActor
final class PredictedTraitTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 300, height: 400))
      app.onReport = { XCTFail($0) }
      app.window.overrideUserInterfaceStyle = .dark
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
  }

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private static func describe(_ view: UIView) -> String {
    "\(view.traitCollection.userInterfaceStyle == .dark) \(view.traitCollection.preferredContentSizeCategory.rawValue)"
  }

  private static let expected = "true UICTContentSizeCategoryAccessibilityL"

  private final class Cell: UICollectionViewCell {
    var first = ""
    var changeCount = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      first = PredictedTraitTests.describe(self)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changeCount += 1
    }
  }

  private final class Row: UITableViewCell {
    var first = ""
    var changeCount = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      first = PredictedTraitTests.describe(self)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changeCount += 1
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var count = 3
    var seen: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      seen.append(PredictedTraitTests.describe(cell))
      return cell
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = Row(style: .default, reuseIdentifier: "row")
      seen.append(PredictedTraitTests.describe(cell))
      return cell
    }
  }

  func testCellsOfACollectionView() throws {
    let view = UICollectionView(frame: app.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    app.show(view)
    try app.waitUntilIdle()
    source.count = 5
    view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
    try app.waitUntilIdle()
    XCTAssertEqual(source.seen, Array(repeating: Self.expected, count: 5))
    for case let cell as Cell in view.visibleCells {
      XCTAssertEqual(cell.first, Self.expected)
      XCTAssertEqual(cell.changeCount, 0)
    }
  }

  func testCellsOfATable() throws {
    let view = UITableView(frame: app.window.bounds)
    let source = Source()
    view.dataSource = source
    app.show(view)
    try app.waitUntilIdle()
    source.count = 4
    view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    try app.waitUntilIdle()
    XCTAssertEqual(Set(source.seen), [Self.expected])
    for case let row as Row in view.visibleCells {
      XCTAssertEqual(row.first, Self.expected)
      XCTAssertEqual(row.changeCount, 0)
    }
  }

  private final class Maker: UIView {
    var made: [String] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      made.append(PredictedTraitTests.describe(UIView()))
    }
  }

  func testAViewThatIsCreatedDuringLayout() throws {
    let view = Maker(frame: app.window.bounds)
    app.show(view)
    try app.waitUntilIdle()
    XCTAssertEqual(view.made.first, Self.expected)
    XCTAssertEqual(UIView().traitCollection.userInterfaceStyle, .light, "nothing is known about its place")
  }

  /// A collection that specifies few traits predicts nothing, so every trait of a view has a value.
  func testACollectionThatLacksTraits() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      let view = UIView()
      XCTAssertGreaterThan(view.traitCollection.displayScale, 0)
      XCTAssertNotEqual(view.traitCollection.horizontalSizeClass, .unspecified)
    }
  }
}
