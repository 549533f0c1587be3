import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Frames measured on real UIKit (iOS 26.1): `compositional-cases.json`. The family `list` is about lists, which are not
/// part of compositional layouts proper.
@preconcurrency @MainActor
final class CompositionalOracleTests: XCTestCase {
  private func numbers(_ value: Any?) -> [Double] { (value as? [NSNumber])?.map(\.doubleValue) ?? [] }
  private func rect(_ value: Any?) throws -> CGRect {
    let list = numbers(value)
    guard list.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
    return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  private func check(_ frame: CGRect?, _ expected: CGRect, _ tolerance: Double, _ id: String) {
    guard let frame else { return XCTFail("\(id): no frame") }
    for (own, other) in [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ] where abs(own - other) > tolerance { XCTFail("\(id): \(frame), measured \(expected)") }
  }

  // MARK: Supplementary views of items

  private func anchor(_ value: Any?) -> NSCollectionLayoutAnchor? {
    guard let said = value as? [String: Any] else { return nil }
    var edges: NSDirectionalRectEdge = []
    for name in said["edges"] as? [String] ?? [] {
      switch name {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      default: edges.insert(.trailing)
      }
    }
    if let list = said["absoluteOffset"] {
      let step = numbers(list)
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: step[0], y: step[1]))
    }
    if let list = said["fractionalOffset"] {
      let step = numbers(list)
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: step[0], y: step[1]))
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  private func anchorSection(_ config: OracleValues) -> NSCollectionLayoutSection {
    let isWide = config["supplementarySize"] as? String != "absolute 20x20"
    let size = NSCollectionLayoutSize(
      widthDimension: isWide ? .fractionalWidth(1) : .absolute(20), heightDimension: .absolute(isWide ? 30 : 20))
    let container = anchor(config["containerAnchor"]) ?? NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let view =
      anchor(config["itemAnchor"]).map {
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
    XCTAssertEqual(cases.count, 9)
    for one in cases {
      let stage = CompositionalStage(
        size: CGSize(width: 300, height: 600), scale: 3, counts: Array(repeating: 2, count: 15),
        UICollectionViewCompositionalLayout(
          section: anchorSection(one.config),
          configuration: {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 40
            return configuration
          }()))
      defer { stage.close() }
      let layout = stage.view.collectionViewLayout
      guard one.expect["order"] != nil else {
        for section in [0, 7] {
          let y = 20 + 180 * Double(section)
          let found = layout.layoutAttributesForSupplementaryView(
            ofKind: "badge", at: IndexPath(item: 0, section: section))
          let relative = try rect(one.expect["frame_relative_y"])
          let expected = one.id.hasSuffix("fullwidth") ? relative : relative
          check(found?.frame.offsetBy(dx: 0, dy: -y), expected, one.tolerance ?? 0.01, one.id)
          check(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame,
            CGRect(x: 30, y: y, width: 125, height: 100), 0.01, one.id)
        }
        continue
      }
      let found = layout.layoutAttributesForElements(in: try rect(one.config["query_rect"])) ?? []
      XCTAssertEqual(
        found.map { "\($0.representedElementKind ?? "cell") \($0.indexPath.item) z\($0.zIndex)" },
        ["badge 0 z1", "cell 0 z0", "badge 1 z1", "cell 1 z0"], one.id)
      XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 300, height: 2660), one.id)
    }
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
    XCTAssertEqual(cases.count, 5)
    for one in cases {
      let width = (one.config["width"] as? NSNumber)?.doubleValue ?? 0
      let stage = CompositionalStage(
        size: CGSize(width: width, height: width == 375 ? 667 : 1180), scale: 2, counts: [8, 8], Self.feed())
      defer { stage.close() }
      let view = stage.view
      func header(_ section: Int) -> CGRect? {
        view.collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
      }
      for number in 0...1 where one.expect["header\(number)"] != nil {
        check(header(number), try rect(one.expect["header\(number)"]), 0.01, one.id)
      }
      if let items = one.expect["section1_items"] as? [Any] {
        for (number, item) in items.enumerated() {
          check(
            view.layoutAttributesForItem(at: IndexPath(item: number, section: 1))?.frame, try rect(item), 0.01, one.id)
        }
        let size = numbers(one.expect["contentSize"])
        XCTAssertEqual(view.contentSize.width, size[0], one.id)
        XCTAssertEqual(view.contentSize.height, size[1], accuracy: 0.01, one.id)
      }
      if let expected = one.expect["orthogonal_scroller"] as? [String: Any] {
        let scroller = try XCTUnwrap(stage.scrollers.first)
        check(scroller.frame, try rect(expected["frame"]), 0.01, one.id)
        let size = numbers(expected["contentSize"])
        XCTAssertEqual(scroller.contentSize, CGSize(width: size[0], height: size[1]), one.id)
        let origin = numbers(expected["bounds_origin"])
        XCTAssertEqual(scroller.bounds.origin, CGPoint(x: origin[0], y: origin[1]), one.id)
        // Our view asks for elements in the tiles around its bounds; those that are seen have cells.
        let frames = try (one.expect["cell_frames_in_scroller"] as? [Any] ?? []).map { try rect($0) }
        XCTAssertEqual(
          scroller.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }.map(\.frame)
            .sorted { $0.minX < $1.minX }, frames, one.id)
      }
      if let expected = one.expect["orthogonal_bounds_origin"] {
        view.contentOffset = CGPoint(x: 0, y: 352)
        stage.app.frame()
        view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
        stage.app.frame()
        XCTAssertEqual(view.contentOffset.y, 352, one.id)
        view.contentOffset = .zero
        stage.app.frame()
        let origin = numbers(expected)
        XCTAssertEqual(stage.scrollers.first?.bounds.origin, CGPoint(x: origin[0], y: origin[1]), one.id)
      }
    }
  }
}
