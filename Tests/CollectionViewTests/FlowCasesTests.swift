import TestSupport
import UIKit
import XCTest

/// Compares frames with those of UIKit's flow layout (`flow-cases.json`).
@preconcurrency @MainActor
final class FlowCasesTests: XCTestCase {
  func testFlowCases() throws {
    let cases = try Oracle.cases("flow-cases.json")
    var run = 0
    for entry in cases where entry.family != "attributes" {
      run += 1
      try check(entry)
    }
    XCTAssertGreaterThan(run, 0)
  }

  func testAttributeCases() throws {
    let cases = try Oracle.cases("flow-cases.json", family: "attributes")
    for entry in cases {
      let attributes = try makeAttributes(entry.config.string("start"))
      for step in try entry.config.strings("steps") { apply(step, to: attributes) }
      let values = entry.expect
      for key in values.keys {
        switch key {
        case "frame": XCTAssertEqual(attributes.frame, try values.rect(key), entry.id)
        case "bounds": XCTAssertEqual(attributes.bounds, try values.rect(key), entry.id)
        case "center": XCTAssertEqual(attributes.center, try values.point(key), entry.id)
        case "size": XCTAssertEqual(attributes.size, try values.size(key), entry.id)
        case "zIndex": XCTAssertEqual(Double(attributes.zIndex), try values.number(key), entry.id)
        case "alpha": XCTAssertEqual(Double(attributes.alpha), try values.number(key), entry.id)
        case "isHidden": XCTAssertEqual(attributes.isHidden, try values.bool(key), entry.id)
        case "category":
          XCTAssertEqual(
            attributes.representedElementCategory == .cell ? "cell" : "another", try values.string(key), entry.id)
        case "kind":
          XCTAssertEqual(attributes.representedElementKind, try values.value(key, as: String?.self), entry.id)
        default: XCTFail("\(entry.id): nothing compares \(key)")
        }
      }
      XCTAssertEqual(values.unread, [])
    }
  }

  /// Creates the attributes that a text such as "UICollectionViewLayoutAttributes(forCellWith:[0,3])" describes.
  private func makeAttributes(_ text: String) throws -> UICollectionViewLayoutAttributes {
    let path = IndexPath(indexes: numbers(text).map { Int($0) })
    if text.contains("(forCellWith:") { return UICollectionViewLayoutAttributes(forCellWith: path) }
    let kind = try XCTUnwrap(text.split(separator: "\"").dropFirst().first.map(String.init), text)
    if text.contains("(forSupplementaryViewOfKind:") {
      return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    }
    XCTAssertTrue(text.contains("(forDecorationViewOfKind:"), text)
    return UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
  }

  private func numbers(_ text: String) -> [Double] {
    text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
  }

  private func apply(_ step: String, to attributes: UICollectionViewLayoutAttributes) {
    let numbers = numbers(step)
    switch (step.split(separator: "=").first ?? "", numbers.count) {
    case ("size", 2): attributes.size = CGSize(width: numbers[0], height: numbers[1])
    case ("center", 2): attributes.center = CGPoint(x: numbers[0], y: numbers[1])
    case ("frame", 4):
      attributes.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case ("bounds", 4):
      attributes.bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case ("alpha", 1): attributes.alpha = numbers[0]
    case ("zIndex", 1): attributes.zIndex = Int(numbers[0])
    case ("isHidden", 0): attributes.isHidden = step.hasSuffix("true")
    case _ where step == "frame=frame.integral": attributes.frame = attributes.frame.integral
    default: XCTFail("unknown step \(step)")
    }
  }

  private func check(_ entry: Oracle.Case) throws {
    let config = entry.config
    let layout = UICollectionViewFlowLayout()
    switch try config.string("scrollDirection") {
    case "horizontal": layout.scrollDirection = .horizontal
    case "vertical": layout.scrollDirection = .vertical
    case let other: XCTFail("\(entry.id): an unknown direction \(other)")
    }
    layout.minimumLineSpacing = try config.number("minimumLineSpacing")
    layout.minimumInteritemSpacing = try config.number("minimumInteritemSpacing")
    layout.sectionInset = try insets(config, "sectionInset_tlbr")
    layout.headerReferenceSize = try config.size("headerReferenceSize")
    layout.footerReferenceSize = try config.size("footerReferenceSize")
    layout.estimatedItemSize = try config.size("estimatedItemSize")
    if config.has("itemSize") { layout.itemSize = try config.size("itemSize") }
    let view = UICollectionView(frame: try config.rect("bounds"), collectionViewLayout: layout)
    view.contentScaleFactor = try entry.whole.string("env").contains("(3x)") ? 3 : 2
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = try insets(config, "contentInset_tlbr")
    let source = TestDataSource(try config.numbers("counts").map { Int($0) })
    TestDataSource.register(in: view)
    view.dataSource = source
    let values = entry.expect
    let absent = values.has("absent_supplementary") ? try values.list("absent_supplementary").map(name) : []
    let footer = UICollectionView.elementKindSectionFooter
    var sizes: [[CGSize]]?
    if config.has("delegateSizes_by_section") {
      sizes = try config.value("delegateSizes_by_section", as: [[CGSize]].self)
    }
    // In some scenes certain sections have no footer although the layout has a size for footers.
    let hasFooters =
      layout.scrollDirection == .vertical
      ? layout.footerReferenceSize.height > 0 : layout.footerReferenceSize.width > 0
    let absentFooters = hasFooters ? absent.filter { $0.kind == footer }.map(\.section) : []
    let delegate = SizingDelegate(sizes: sizes)
    let footers = FooterDelegate(absent: absentFooters)
    if delegate.sizes != nil {
      view.delegate = delegate
    } else if !absentFooters.isEmpty {
      view.delegate = footers
    }
    try applyOptional(config, to: view, layout)
    view.layoutIfNeeded()
    XCTAssertEqual(config.unread, [], entry.id)

    let tolerance = entry.tolerance ?? 0.001
    let items = try values.list("items")
    for item in items {
      let path = IndexPath(indexes: try item.numbers("path").map { Int($0) })
      compare(layout.layoutAttributesForItem(at: path)?.frame, try item.rect("frame"), tolerance, "\(entry.id) \(path)")
    }
    let views = values.has("supplementary") ? try values.list("supplementary") : []
    var present: Set<SupplementaryName> = []
    for item in views {
      let name = try name(item)
      present.insert(name)
      let attributes = layout.layoutAttributesForSupplementaryView(ofKind: name.kind, at: [name.section, 0])
      compare(attributes?.frame, try item.rect("frame"), tolerance, "\(entry.id) \(name)")
    }
    for name in absent {
      XCTAssertNil(
        layout.layoutAttributesForSupplementaryView(ofKind: name.kind, at: [name.section, 0]), "\(entry.id) \(name)")
    }
    if values.has("contentSize") { XCTAssertEqual(view.contentSize, try values.size("contentSize"), entry.id) }
    // The attributes for a rectangle must equal those for single elements.
    let all = layout.layoutAttributesForElements(in: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) ?? []
    let cells = all.filter { $0.representedElementCategory == .cell }
    let isComplete = try values.bool("complete")
    XCTAssertEqual(cells.count == items.count, isComplete, entry.id)
    if isComplete {
      let shown = all.compactMap { found in
        found.representedElementKind.map { SupplementaryName(kind: $0, section: found.indexPath.section) }
      }
      XCTAssertEqual(Set(shown), present, entry.id)
      XCTAssertTrue(present.isDisjoint(with: absent), entry.id)
      if values.has("absent_supplementary") {
        let kinds = [UICollectionView.elementKindSectionHeader, footer]
        let all = (0..<view.numberOfSections).flatMap { section in
          kinds.map { SupplementaryName(kind: $0, section: section) }
        }
        XCTAssertEqual(present.union(absent), Set(all), entry.id)
      }
    }
    for attributes in cells {
      XCTAssertEqual(attributes.frame, layout.layoutAttributesForItem(at: attributes.indexPath)?.frame, entry.id)
    }
    XCTAssertEqual(values.unread, [])
  }

  /// Sets the properties that only some configurations contain, under the names that UIKit gives them.
  private func applyOptional(
    _ config: OracleValues, to view: UICollectionView, _ layout: UICollectionViewFlowLayout
  ) throws {
    for key in config.unread {
      switch key {
      case "sectionHeadersPinToVisibleBounds": layout.sectionHeadersPinToVisibleBounds = try config.bool(key)
      case "sectionFootersPinToVisibleBounds": layout.sectionFootersPinToVisibleBounds = try config.bool(key)
      case "sectionInsetReference":
        let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
          "fromContentInset": .fromContentInset, "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
        ]
        layout.sectionInsetReference = try XCTUnwrap(references[config.string(key)])
      case "semanticContentAttribute":
        let attributes: [String: UISemanticContentAttribute] = [
          "unspecified": .unspecified, "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]
        view.semanticContentAttribute = try XCTUnwrap(attributes[config.string(key)])
      case "layoutMargins_tlbr": view.layoutMargins = try insets(config, key)
      case "contentOffset":
        view.layoutIfNeeded()
        view.contentOffset = try config.point(key)
      default: break
      }
    }
  }

  private struct SupplementaryName: Hashable {
    let kind: String
    let section: Int
  }

  private func name(_ item: OracleValues) throws -> SupplementaryName {
    SupplementaryName(kind: try item.string("kind"), section: Int(try item.number("section")))
  }

  private func insets(_ config: OracleValues, _ key: String) throws -> UIEdgeInsets {
    let parts = try config.rect(key)
    return UIEdgeInsets(top: parts.minX, left: parts.minY, bottom: parts.width, right: parts.height)
  }

  private func compare(_ frame: CGRect?, _ expected: CGRect, _ tolerance: Double, _ what: String) {
    guard let frame else { return XCTFail("\(what): no frame") }
    for (value, wanted) in [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ] where abs(value - wanted) > tolerance { XCTFail("\(what): \(frame) instead of \(expected)") }
  }
}

@MainActor
private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [[CGSize]]?
  init(sizes: [[CGSize]]?) { self.sizes = sizes }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?[indexPath.section][indexPath.item] ?? .zero }
}

/// A delegate that returns a size of zero for the footers of certain sections. It does not implement the other methods.
@MainActor
private final class FooterDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let absent: [Int]
  init(absent: [Int]) { self.absent = absent }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    if absent.contains(section) { return .zero }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
