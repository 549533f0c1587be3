import UIKit
import UIKitTesting
import XCTest

/// Layouts and delegates that return what no layout can: numbers that are not finite, items that do not exist, no end of
/// invalidations.
@preconcurrency @MainActor
final class HostileLayoutValueTests: XCTestCase {
  private static let values: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, 1e18, 1e9, .leastNonzeroMagnitude, 0, 0.1, 30,
    .greatestFiniteMagnitude,
  ]

  /// Shows a collection view with a layout. Returns the errors that were reported meanwhile.
  @discardableResult
  private func withView(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [20, 3],
    _ body: (TestApplication, UICollectionView, Items) -> Void
  ) -> [String] {
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let items = Items(counts)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    app.window.addSubview(view)
    body(app, view, items)
    XCTAssertTrue(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite, "\(view.contentOffset)")
    XCTAssertTrue(view.contentSize.width.isFinite && view.contentSize.height.isFinite, "\(view.contentSize)")
    for cell in view.visibleCells {
      XCTAssertTrue(cell.center.x.isFinite && cell.center.y.isFinite, "\(cell.center)")
      XCTAssertTrue(cell.bounds.width.isFinite && cell.bounds.height.isFinite, "\(cell.bounds)")
    }
    return reports
  }

  /// Checks that a bad value is reported, and that a good one is not.
  private func checkReport(
    of value: CGFloat, isBad: Bool, _ message: String, in reports: [String], line: UInt = #line
  ) {
    let contains = reports.contains { $0.contains(message) }
    XCTAssertEqual(contains, isBad, "\(value): \(reports.prefix(3))", line: line)
  }

  private func use(_ app: TestApplication, _ view: UICollectionView, _ items: Items) {
    app.frame()
    view.contentOffset.y = 100
    app.frame()
    view.performBatchUpdates {
      items.counts[0] += 1
      view.insertItems(at: [[0, 1]])
    }
    app.advance(by: 0.1)
    items.counts[0] -= 1
    view.deleteItems(at: [[0, 0]])
    app.advance(by: 0.5)
    view.scrollToItem(at: [1, 2], at: .centeredVertically, animated: false)
    app.frame()
    app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 0.1)
    app.advance(by: 1)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    app.advance(by: 0.5)
  }

  func testALayoutThatInvalidatesItselfInPrepare() {
    let layout = InvalidatingLayout()
    withView(layout) { app, view, items in
      use(app, view, items)
      XCTAssertLessThan(layout.prepareCount, 1_000)
    }
  }

  func testOffsetsThatAreNoNumbers() {
    for value in Self.values {
      let layout = OffsetLayout(value)
      let reports = withView(layout) { app, view, items in use(app, view, items) }
      checkReport(of: value, isBad: !value.isFinite, "the target content offset", in: reports)
    }
  }

  func testSizesOfAFlowLayout() {
    for value in Self.values {
      let layout = UICollectionViewFlowLayout()
      let reports = withView(layout) { app, view, items in
        items.size = CGSize(width: value, height: 30)
        use(app, view, items)
      }
      checkReport(
        of: value, isBad: !(value >= 0 && value < 1e300), "must be finite and at least 0; zero is used", in: reports)
      withView(UICollectionViewFlowLayout()) { app, view, items in
        items.size = CGSize(width: 30, height: value)
        use(app, view, items)
      }
      let spaced = UICollectionViewFlowLayout()
      spaced.itemSize = CGSize(width: value, height: value)
      spaced.minimumLineSpacing = value
      spaced.minimumInteritemSpacing = value
      spaced.sectionInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      spaced.headerReferenceSize = CGSize(width: value, height: value)
      let spacedReports = withView(spaced) { app, view, items in use(app, view, items) }
      checkReport(of: value, isBad: !value.isFinite, "of the header of section 0 must be finite", in: spacedReports)
    }
  }

  func testDimensionsOfACompositionalLayout() {
    for value in Self.values {
      for kind in 0..<3 {
        let layout = UICollectionViewCompositionalLayout { _, _ in
          let dimension: NSCollectionLayoutDimension =
            kind == 0 ? .absolute(value) : kind == 1 ? .estimated(value) : .fractionalWidth(value)
          let size = NSCollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
          let item = NSCollectionLayoutItem(layoutSize: size)
          item.contentInsets = NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
          group.interItemSpacing = .fixed(value)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = value
          section.contentInsets = item.contentInsets
          return section
        }
        withView(layout) { app, view, items in use(app, view, items) }
      }
    }
  }

  /// A group with room for a million subitems, in a section of a few items.
  func testAGroupThatIsLargerThanItsSection_costsWhatTheSectionHas() {
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let part = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
      ) { _ in
        calls += 1
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
      }
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(1e7), heightDimension: .absolute(10)),
        subitems: [part])
      return NSCollectionLayoutSection(group: row)
    }
    withView(layout) { app, view, items in
      app.frame()
      XCTAssertEqual(view.visibleCells.count, 23)
      XCTAssertLessThan(calls, 1_000)
      view.performBatchUpdates {
        items.counts[0] += 1
        view.insertItems(at: [[0, 1]])
      }
      app.advance(by: 0.5)
      XCTAssertEqual(view.visibleCells.count, 23, "the row shows twenty of its cells")
      XCTAssertLessThan(calls, 2_000)
    }
  }

  func testHeightsOfATable() {
    for value in Self.values {
      for isEstimated in [false, true] {
        let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
        defer { app.close() }
        var reports: [String] = []
        app.onReport = { reports.append($0) }
        let rows = HostileRows(value, isEstimated)
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = rows
        view.delegate = rows
        app.window.addSubview(view)
        app.frame()
        view.scrollToRow(at: [0, 9], at: .middle, animated: false)
        app.frame()
        rows.count -= 1
        view.deleteRows(at: [[0, 0]], with: .automatic)
        app.advance(by: 0.5)
        XCTAssertTrue(view.contentOffset.y.isFinite, "\(value)")
        XCTAssertTrue(view.contentSize.height.isFinite, "\(value): \(view.contentSize)")
        if !isEstimated {
          let isBad = !(value >= 0 && value.isFinite) && value != UITableView.automaticDimension
          checkReport(of: value, isBad: isBad, "which is negative or not finite", in: reports)
        }
      }
    }
  }

  func testFramesOfAView() {
    for value in Self.values {
      let frames = [
        CGRect(x: 0, y: 0, width: value, height: 10), CGRect(x: 0, y: 0, width: 10, height: value),
        CGRect(x: 0, y: 0, width: value, height: value),
      ]
      for frame in frames {
        let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
        defer { app.close() }
        var reports: [String] = []
        app.onReport = { reports.append($0) }
        let first = CGRect(x: 1, y: 2, width: 3, height: 4)
        let view = UIView(frame: first)
        app.window.addSubview(view)
        view.frame = frame
        app.frame()
        checkReport(of: value, isBad: !value.isFinite, "bounds and frame must be finite", in: reports)
        if !value.isFinite { XCTAssertEqual(view.frame, first) }
      }
    }
  }

  func testValuesOfAScrollView() throws {
    for value in Self.values {
      let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
      defer { app.close() }
      var reports: [String] = []
      app.onReport = { reports.append($0) }
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      view.contentSize = CGSize(width: 200, height: 2_000)
      let target = ScrollTarget(value)
      view.delegate = target
      app.window.addSubview(view)
      app.frame()
      app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 0.1)
      try app.waitUntilIdle()
      XCTAssertTrue(view.contentOffset.y.isFinite, "\(value)")
      view.contentInset = UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
      app.frame()
      view.setContentOffset(CGPoint(x: 0, y: value), animated: true)
      try app.waitUntilIdle()
      view.zoomScale = value
      view.setZoomScale(value, animated: true)
      view.zoom(to: CGRect(x: value, y: value, width: value, height: value), animated: true)
      view.contentSize = CGSize(width: value, height: value)
      app.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 250), duration: 0.1)
      try app.waitUntilIdle()
      XCTAssertTrue(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite, "\(value): \(view.contentOffset)")
      XCTAssertTrue(view.contentSize.width.isFinite, "\(value)")
      checkReport(of: value, isBad: !value.isFinite, "contentInset must be finite", in: reports)
      checkReport(of: value, isBad: !value.isFinite, "contentSize must be finite", in: reports)
    }
  }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts: [Int]
  var size: CGSize?
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

@MainActor private final class HostileRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 20
  let value: CGFloat
  let isEstimated: Bool
  init(_ value: CGFloat, _ isEstimated: Bool) {
    self.value = value
    self.isEstimated = isEstimated
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    isEstimated ? UITableView.automaticDimension : value
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    isEstimated ? value : 0
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { value }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    value.isFinite && abs(value) < 1e15 ? Int(value) : Int.max
  }
}

@MainActor private final class ScrollTarget: NSObject, UIScrollViewDelegate {
  let value: CGFloat
  init(_ value: CGFloat) { self.value = value }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee = CGPoint(x: value, y: value) }
}

private final class InvalidatingLayout: UICollectionViewFlowLayout {
  var prepareCount = 0
  override func prepare() {
    prepareCount += 1
    super.prepare()
    invalidateLayout()
  }
}

private final class OffsetLayout: UICollectionViewFlowLayout {
  let value: CGFloat
  init(_ value: CGFloat) {
    self.value = value
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: value, y: value)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: value, y: value) }
}
