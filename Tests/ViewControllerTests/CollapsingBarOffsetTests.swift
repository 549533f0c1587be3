import UIKit
import XCTest

/// Offsets that the application assigns while a large title or a search bar is visible (docs/measurements.md, 16.9).
///
/// Sources: Vercantez/openuikit, the layouts Feed.t2800 of hc-conformance-Feed, -Feed-ax1 and -Feed-ipad (an offset of 300 below a
/// large title), and Tabs.t6000 and Tabs.t7000 of hc-conformance-Tabs with its report dyntype-modal (an offset of 200
/// below a search bar). All of them were recorded on iOS 26.1.
@preconcurrency @MainActor
final class CollapsingBarOffsetTests: XCTestCase {
  private var stage: Stage!

  override func setUp() async throws { stage = Stage() }
  override func tearDown() async throws { stage.end() }

  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 52 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func show(
    _ size: CGSize = CGSize(width: 375, height: 667), safe: UIEdgeInsets = .zero, large: Bool = false,
    category: UIContentSizeCategory = .large, search: UISearchController? = nil
  ) -> (UINavigationBar, UITableView) {
    stage.end()
    stage = Stage(size, safeArea: safe)
    stage.window.traitOverrides.preferredContentSizeCategory = category
    let rows = Rows(style: .plain)
    rows.title = "Title"
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = large
    stage.show(navigation)
    return (navigation.navigationBar, rows.tableView)
  }

  func testALargeTitle() {
    let pad = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    for (size, safe, category, offset, inset) in [
      (CGSize(width: 375, height: 667), .zero, .large, 352, 64),
      (CGSize(width: 375, height: 667), .zero, .accessibilityLarge, 361.5, 64),
      (CGSize(width: 820, height: 1180), pad, .large, 352, 86),
      // There are no large titles in a compact height.
      (CGSize(width: 667, height: 375), .zero, .large, 300, 78),
    ] as [(CGSize, UIEdgeInsets, UIContentSizeCategory, CGFloat, CGFloat)] {
      let (bar, table) = show(size, safe: safe, large: true, category: category)
      table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      stage.frame()
      XCTAssertEqual(table.contentOffset.y, offset, "\(size) \(category.rawValue)")
      XCTAssertEqual(table.adjustedContentInset.top, inset, "\(size) \(category.rawValue)")
      XCTAssertEqual(bar.frame.height, 54)
      // The title is collapsed, so nothing is added now.
      table.contentOffset.y = 200
      stage.frame()
      XCTAssertEqual(table.contentOffset.y, 200)
    }
  }

  /// The content keeps its distance from the edge of the bar, also if the title was partly collapsed before, and remains within
  /// its range. Offsets at which the title is visible are those that were assigned.
  func testTheRange() {
    let (_, table) = show(large: true)
    table.contentOffset.y = -90
    stage.frame()
    XCTAssertEqual(table.contentOffset.y, -90)
    XCTAssertEqual(table.adjustedContentInset.top, 90)
    table.contentOffset.y = 300
    stage.frame()
    XCTAssertEqual(table.contentOffset.y, 326)
    table.contentOffset.y = -116
    stage.frame()
    XCTAssertEqual(table.contentOffset.y, -116)
    let end = table.contentSize.height - 667
    table.contentOffset.y = end - 10
    stage.frame()
    XCTAssertEqual(table.contentOffset.y, end)
  }

  func testASearchBar() {
    for (category, bar, offset) in [
      (.large, 60, 260), (.extraExtraExtraLarge, 74, 274), (.accessibilityLarge, 96, 296),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)] {
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      let (navigationBar, table) = show(category: category, search: search)
      XCTAssertEqual(table.contentOffset.y, -64, "the search bar is hidden at first")
      search.isActive = true
      stage.frame()
      search.isActive = false
      for _ in 0..<60 { stage.frame() }
      // The search bar is visible after the search (docs/measurements.md, 19.5).
      XCTAssertEqual(navigationBar.frame, CGRect(x: 0, y: 10, width: 375, height: 54 + bar))
      XCTAssertEqual(search.searchBar.frame, CGRect(x: 0, y: 54, width: 375, height: bar))
      XCTAssertEqual(table.adjustedContentInset.top, 64 + bar)
      XCTAssertEqual(table.contentOffset.y, -64 - bar)
      table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      stage.frame()
      XCTAssertEqual(table.contentOffset.y, offset)
      XCTAssertEqual(table.adjustedContentInset.top, 64)
    }
  }
}
