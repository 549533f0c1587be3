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

  private func anchorSection(_ config: [String: Any]) -> NSCollectionLayoutSection {
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
    let cases = try XCTUnwrap(Oracle.cases("compositional-cases.json", family: "supplementary-anchor"))
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
}
