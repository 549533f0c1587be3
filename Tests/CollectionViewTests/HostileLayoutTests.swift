import CollectionCore
import TestSupport
import UIKit
import XCTest

/// Counts that no data source can mean, and rectangles and templates whose numbers are extreme.
@preconcurrency @MainActor
final class HostileLayoutTests: XCTestCase {
  private var reports: [String] = []
  private var oldHandler: ((String) -> Void)?
  private var window: UIWindow!

  override func setUp() async throws {
    await MainActor.run {
      reports = []
      oldHandler = Diagnostics.handler
      Diagnostics.handler = { [weak self] in self?.reports.append($0) }
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    }
  }

  override func tearDown() async throws {
    await MainActor.run { Diagnostics.handler = oldHandler }
  }

  private final class Counts: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var sections = 1
    var items = 10
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private func show(_ layout: UICollectionViewLayout, _ counts: Counts) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = counts
    window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func template(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private var fullSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  /// `Int.max` is NSNotFound, which code returns by mistake.
  func testCountsThatAreTooLarge_areReported_andReplacedByZero() {
    for (sections, items) in [(1, Int.max), (Int.max, 1), (Int.max, Int.max), (3, 1 << 60)] {
      let counts = Counts()
      counts.sections = sections
      counts.items = items
      for layout in [
        UICollectionViewFlowLayout(), UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
      ] {
        reports = []
        let view = show(layout, counts)
        XCTAssertEqual(view.visibleCells.count, 0)
        XCTAssertFalse(reports.isEmpty)
        for report in reports { XCTAssertTrue(report.contains("a count cannot be greater than"), report) }
      }
      reports = []
      let table = UITableView(frame: window.bounds)
      table.dataSource = counts
      window.addSubview(table)
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.count, 0)
      XCTAssertFalse(reports.isEmpty)
      for report in reports { XCTAssertTrue(report.contains("a count cannot be greater than"), report) }
    }
    let counts = Counts()
    counts.items = 1 << 36
    reports = []
    XCTAssertFalse(show(UICollectionViewFlowLayout(), counts).visibleCells.isEmpty)
    XCTAssertEqual(reports, [])
  }

  func testRectanglesOfAnyNumbers() {
    let item = NSCollectionLayoutItem(layoutSize: fullSize)
    let layout = template(
      .vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item]))
    for layout in [UICollectionViewFlowLayout(), layout] {
      let view = show(layout, Counts())
      XCTAssertEqual(layout.layoutAttributesForElements(in: .infinite)?.count, 10)
      for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
        let rect = CGRect(x: value, y: value, width: value, height: value)
        _ = layout.layoutAttributesForElements(in: rect)
        _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 10, height: value))
        XCTAssertNil(view.indexPathForItem(at: CGPoint(x: value, y: value)))
        view.scrollRectToVisible(rect, animated: false)
        view.layoutIfNeeded()
        XCTAssertTrue(view.contentOffset.y.isFinite)
      }
    }
  }

  /// A group that contains one group for each of 40 levels is laid out once, not 2^40 times.
  func testDeeplyNestedGroups() {
    var item = NSCollectionLayoutItem(layoutSize: fullSize)
    for level in 0..<40 {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: level == 39 ? .absolute(50) : .fractionalHeight(1))
      item =
        level.isMultiple(of: 2)
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    }
    guard let group = item as? NSCollectionLayoutGroup else { return XCTFail("there is no group") }
    let view = show(template(group), Counts())
    XCTAssertEqual(view.contentSize, CGSize(width: 300, height: 500))
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.frame, CGRect(x: 0, y: 150, width: 300, height: 50))
  }

  func testCustomItemsWhoseFramesAreNoNumbers_areReported() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: .null),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 7, height: 8)),
      ]
    }
    let view = show(template(group), Counts())
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
    XCTAssertFalse(reports.isEmpty)
    for report in reports { XCTAssertTrue(report.contains("an empty frame is used"), report) }
  }

  func testCompositionalLengthsOfAnyNumbers() {
    for value in [CGFloat.nan, .infinity, -1, 0, 1e300] {
      let layout = UICollectionViewCompositionalLayout { section, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: .init(
            widthDimension: section == 0 ? .fractionalWidth(value) : .absolute(value),
            heightDimension: section == 1 ? .estimated(value) : .fractionalHeight(value)))
        item.contentInsets = .init(top: value, leading: value, bottom: value, trailing: value)
        item.edgeSpacing = .init(leading: .flexible(value), top: .fixed(value), trailing: nil, bottom: .flexible(value))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(value), heightDimension: .absolute(value)), subitem: item,
          count: 3)
        group.interItemSpacing = .fixed(value)
        let result = NSCollectionLayoutSection(group: group)
        result.interGroupSpacing = value
        result.contentInsets = .init(top: value, leading: value, bottom: value, trailing: value)
        if section == 1 { result.orthogonalScrollingBehavior = .groupPagingCentered }
        return result
      }
      let counts = Counts()
      counts.sections = 3
      let view = show(layout, counts)
      XCTAssertTrue(view.contentSize.height.isFinite)
      view.contentOffset = CGPoint(x: 0, y: 100)
      view.layoutIfNeeded()
    }
  }
}
