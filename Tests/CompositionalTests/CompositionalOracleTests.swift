import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The measured cases of frames (iOS 26.1, `compositional-cases.json`). The tests of lists compare the family `list`.
@preconcurrency @MainActor
final class CompositionalOracleTests: XCTestCase {
  private func check(_ frame: CGRect?, _ expected: CGRect, _ tolerance: Double, _ id: String) {
    guard let frame else { return XCTFail("\(id): no frame") }
    for (own, other) in [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ] where abs(own - other) > tolerance { XCTFail("\(id): \(frame), measured \(expected)") }
  }

  // MARK: Supplementary views of items

  private func anchor(_ config: OracleValues, _ key: String) throws -> NSCollectionLayoutAnchor? {
    guard config.has(key) else { return nil }
    let preferredSize = try config.values(key)
    var edges: NSDirectionalRectEdge = []
    for name in preferredSize["edges", as: [String].self] ?? [] {
      switch name {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      default: edges.insert(.trailing)
      }
    }
    if let offset = preferredSize["absoluteOffset", as: CGPoint.self] {
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
    }
    if let offset = preferredSize["fractionalOffset", as: CGPoint.self] {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  private func anchorSection(_ config: OracleValues) throws -> NSCollectionLayoutSection {
    let isWide = config["supplementarySize", as: String.self] != "absolute 20x20"
    let size = NSCollectionLayoutSize(
      widthDimension: isWide ? .fractionalWidth(1) : .absolute(20), heightDimension: .absolute(isWide ? 30 : 20))
    let container = try anchor(config, "containerAnchor") ?? NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let view =
      try anchor(config, "itemAnchor").map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
      } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: container)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [view])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 0)
    return section
  }

  func testSupplementaryViewsOfItems() throws {
    let cases = try Oracle.cases("compositional-cases.json", family: "supplementary-anchor")
    for one in cases where one.id != "comp-anchor-duplicate-kind" {
      let stage = CompositionalStage(
        size: CGSize(width: 300, height: 600), scale: 3, counts: Array(repeating: 2, count: 15),
        UICollectionViewCompositionalLayout(
          section: try anchorSection(one.config),
          configuration: {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 40
            return configuration
          }()))
      defer { stage.close() }
      let layout = stage.view.collectionViewLayout
      let values = one.expect
      guard values.has("order") else {
        let relative = try values.rect("frame_relative_y")
        for section in [0, 7] {
          let y = 20 + 180 * Double(section)
          let path = IndexPath(item: 0, section: section)
          let found = layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)
          check(found?.frame.offsetBy(dx: 0, dy: -y), relative, one.tolerance ?? 0.01, one.id)
          let item = try XCTUnwrap(layout.layoutAttributesForItem(at: path))
          check(item.frame, CGRect(x: 30, y: y, width: 125, height: 100), 0.01, one.id)
          let x = try XCTUnwrap(found).frame.minX
          if values.has("supplementary_dx_from_item") {
            XCTAssertEqual(Double(x - item.frame.minX), try values.number("supplementary_dx_from_item"), one.id)
          }
          if values.has("exact_x") {
            // Rounded to pixels, halves up.
            XCTAssertEqual(Double(x), (try values.number("exact_x") * 3 + 0.5).rounded(.down) / 3, accuracy: 0.001)
          }
        }
        XCTAssertEqual(values.unread, [])
        continue
      }
      let query = try one.config.rect("query_rect")
      let found = layout.layoutAttributesForElements(in: query) ?? []
      XCTAssertEqual(
        try values.string("order"), "for each item the supplementary precedes its cell, items 0 and 1")
      XCTAssertEqual(
        found.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item)" },
        ["badge 0", "cell 0", "badge 1", "cell 1"], one.id)
      XCTAssertEqual(try values.string("supplementary_indexPath"), "the item's own path")
      for attributes in found {
        let z = try values.number(attributes.representedElementKind == nil ? "cell_zIndex" : "supplementary_zIndex")
        XCTAssertEqual(Double(attributes.zIndex), z, one.id)
      }
      XCTAssertEqual(layout.collectionViewContentSize, try values.size("contentSize"), one.id)
      XCTAssertEqual(values.unread, [])
    }
  }

  /// The edge at the anchor is rounded, and the opposite edge follows from the rounded size (measurements.md 10.9).
  func testRoundedViewsOfItems_keepTheEdgeAtTheirAnchor() {
    func frame(_ edges: NSDirectionalRectEdge, itemAnchor: NSDirectionalRectEdge? = nil) -> CGRect? {
      // The item is [30, 20, 125, 100], and the view 37.5 by 12.5 points, of which 3x shows 37 2/3 and 12 2/3.
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(0.125))
      let anchor = NSCollectionLayoutAnchor(edges: edges)
      let view =
        itemAnchor.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor,
            itemAnchor: NSCollectionLayoutAnchor(edges: $0))
        } ?? NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(125), heightDimension: .absolute(100)),
        supplementaryItems: [view])
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 0)
      let stage = CompositionalStage(
        size: CGSize(width: 300, height: 600), scale: 3, counts: [1],
        UICollectionViewCompositionalLayout(section: section))
      defer { stage.close() }
      return stage.view.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: "badge", at: IndexPath(item: 0, section: 0))?.frame
    }
    let (width, height) = (113.0 / 3, 38.0 / 3)
    check(frame([.top, .leading]), CGRect(x: 30, y: 20, width: width, height: height), 0.001, "top leading")
    check(
      frame([.bottom, .trailing]), CGRect(x: 155 - width, y: 120 - height, width: width, height: height), 0.001,
      "bottom trailing")
    check(
      frame([.top, .trailing], itemAnchor: [.bottom, .leading]),
      CGRect(x: 155, y: 20 - height, width: width, height: height), 0.001, "item anchor")
  }

  private func badged(_ kind: String) -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
    return NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
      ])
  }

  /// Shows a group with two items, and returns the reports.
  private func reports(_ make: (NSCollectionLayoutSize) -> NSCollectionLayoutGroup) -> [String] {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(group: make(size))
    let stage = CompositionalStage(
      size: CGSize(width: 300, height: 600), scale: 3, counts: [2],
      UICollectionViewCompositionalLayout(section: section), kinds: ["other"], onReport: { _ in })
    defer { stage.close() }
    XCTAssertEqual(stage.view.visibleCells.count, 2, "the items are shown all the same")
    return stage.app.reports
  }

  /// If several items of one group have a supplementary view of the same kind, there would be several views at one
  /// index path. UIKit raises an exception, and Tessera reports an error (docs/differences.md).
  func testAKindOfViewsAtSeveralItems() throws {
    let cases = try Oracle.cases("compositional-cases.json", family: "supplementary-anchor")
    let values = try XCTUnwrap(cases.first { $0.id == "comp-anchor-duplicate-kind" }).expect
    XCTAssertEqual(
      try values.string("raises"),
      "NSInternalInconsistencyException (every supplementary in a section must have its own element kind)")
    XCTAssertEqual(values.unread, [])
    let item = badged("badge")
    let twice = reports { .horizontal(layoutSize: $0, subitems: [item, item]) }
    XCTAssertEqual(twice.count, 1)
    XCTAssertTrue(twice[0].contains("“badge” at several items of one group"), twice[0])
    // This also applies to two items, and to items of nested groups, but not to a repeated item or to different kinds.
    let alike = [badged("badge"), badged("badge")]
    XCTAssertEqual(reports { .horizontal(layoutSize: $0, subitems: alike) }.count, 1)
    let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
    XCTAssertEqual(
      reports { size in
        let inner = NSCollectionLayoutGroup.vertical(layoutSize: half, subitems: [self.badged("badge")])
        return .horizontal(layoutSize: size, subitems: [inner, self.badged("badge")])
      }.count, 1)
    XCTAssertEqual(reports { .horizontal(layoutSize: $0, repeatingSubitem: item, count: 2) }, [])
    XCTAssertEqual(reports { .horizontal(layoutSize: $0, subitems: [self.badged("badge"), self.badged("other")]) }, [])
  }

  // MARK: The feed

  static func feed() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { number, environment in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      let section: NSCollectionLayoutSection
      if number == 0 {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(72))
        section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
      } else {
        let height = (environment.container.effectiveContentSize.width - 32) * 9 / 16 + 90
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 16
      }
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  func testTheFeed() throws {
    let cases = try Oracle.cases("compositional-cases.json", family: "feed")
    for one in cases where one.id != "comp-feed-375-cards-scrolled" {
      let width = try one.config.number("width")
      let stage = CompositionalStage(
        size: CGSize(width: width, height: width == 375 ? 667 : 1180), scale: 2, counts: [8, 8], Self.feed())
      defer { stage.close() }
      let view = stage.view
      func header(_ section: Int) -> CGRect? {
        view.collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
      }
      let values = one.expect
      for number in 0...1 where values.has("header\(number)") {
        check(header(number), try values.rect("header\(number)"), 0.01, one.id)
      }
      if values.has("section1_items") {
        for (number, item) in try values.rects("section1_items").enumerated() {
          check(view.layoutAttributesForItem(at: IndexPath(item: number, section: 1))?.frame, item, 0.01, one.id)
        }
        let size = try values.size("contentSize")
        XCTAssertEqual(view.contentSize.width, size.width, one.id)
        XCTAssertEqual(view.contentSize.height, size.height, accuracy: 0.01, one.id)
      }
      if values.has("orthogonal_scroller") {
        let expected = try values.values("orthogonal_scroller")
        let scroller = try XCTUnwrap(stage.scrollers.first)
        check(scroller.frame, try expected.rect("frame"), 0.01, one.id)
        XCTAssertEqual(scroller.contentSize, try expected.size("contentSize"), one.id)
        XCTAssertEqual(scroller.bounds.origin, try expected.point("bounds_origin"), one.id)
        // The view requests elements in tiles around its bounds; those that are visible have cells.
        XCTAssertEqual(
          scroller.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }.map(\.frame)
            .sorted { $0.minX < $1.minX }, try values.rects("cell_frames_in_scroller"), one.id)
      }
      if values.has("orthogonal_bounds_origin") {
        view.contentOffset = CGPoint(x: 0, y: 352)
        stage.app.frame()
        view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
        stage.app.frame()
        XCTAssertEqual(Double(view.contentOffset.y), try values.number("main_contentOffset_y"), one.id)
        view.contentOffset = .zero
        stage.app.frame()
        XCTAssertEqual(stage.scrollers.first?.bounds.origin, try values.point("orthogonal_bounds_origin"), one.id)
      }
      XCTAssertEqual(values.unread, [])
    }
  }

  func testTheFeedScrolled() throws {
    let cases = try Oracle.cases("compositional-cases.json", family: "feed")
    let one = try XCTUnwrap(cases.first { $0.id == "comp-feed-375-cards-scrolled" })
    let stage = CompositionalStage(size: CGSize(width: 375, height: 667), scale: 2, counts: [8, 8], Self.feed())
    defer { stage.close() }
    let view = stage.view
    let scroller = try XCTUnwrap(stage.scrollers.first)
    // A collapsed large title leaves a bar of 64 points. The bar itself is tested with chrome-cases.
    view.contentInsetAdjustmentBehavior = .always
    view.window?.rootViewController?.additionalSafeAreaInsets.top = 64
    stage.app.frame()
    view.contentOffset.y = 352
    stage.app.frame()
    let values = one.expect
    for (number, frame) in try values.rects("cards").enumerated() {
      check(view.cellForItem(at: IndexPath(item: number, section: 1))?.frame, frame, 0.01, one.id)
    }
    let size = try values.size("contentSize")
    XCTAssertEqual(view.contentSize.width, size.width)
    XCTAssertEqual(view.contentSize.height, size.height, accuracy: 0.01)
    XCTAssertEqual(Double(view.adjustedContentInset.top), try values.number("adjusted_top"))
    XCTAssertEqual(try values.string("offscreen_headers"), "kept in the view tree, hidden")
    let headers = view.subviews.filter { $0 is CompositionalStage.View }
    XCTAssertEqual(headers.count, 2)
    XCTAssertTrue(headers.allSatisfy(\.isHidden))
    XCTAssertEqual(try values.string("offscreen_orthogonal_cells"), "hidden inside their scroller")
    let cells = scroller.subviews.filter { $0 is UICollectionViewCell }
    // The other cells now show cards elsewhere, because all cells have the same type here.
    XCTAssertFalse(cells.isEmpty)
    XCTAssertTrue(cells.allSatisfy(\.isHidden))
    XCTAssertEqual(values.unread, [])
  }
}
