import TestSupport
import UIKit
import XCTest

/// The frames that real flow layouts answered (`flow-cases.json`).
@preconcurrency @MainActor
final class FlowCasesTests: XCTestCase {
  func testFlowCases() throws {
    let cases = try Oracle.cases("flow-cases.json")
    var run = 0
    for entry in cases where entry.family != "attributes" {
      run += 1
      check(entry)
    }
    XCTAssertEqual(run, 19)
  }

  func testAttributeCases() throws {
    let cases = try Oracle.cases("flow-cases.json", family: "attributes")
    XCTAssertEqual(cases.count, 3)
    for entry in cases {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
      for step in entry.config["steps"] as? [String] ?? [] { apply(step, to: attributes) }
      if let frame = entry.expect["frame"] { XCTAssertEqual(attributes.frame, rect(frame), entry.id) }
      if let bounds = entry.expect["bounds"] { XCTAssertEqual(attributes.bounds, rect(bounds), entry.id) }
      if let center = entry.expect["center"] as? [NSNumber] {
        XCTAssertEqual(attributes.center, CGPoint(x: center[0].doubleValue, y: center[1].doubleValue), entry.id)
      }
      if let size = entry.expect["size"] as? [NSNumber] {
        XCTAssertEqual(attributes.size, CGSize(width: size[0].doubleValue, height: size[1].doubleValue), entry.id)
      }
      if let zIndex = entry.expect["zIndex"] as? NSNumber { XCTAssertEqual(attributes.zIndex, zIndex.intValue) }
      if let alpha = entry.expect["alpha"] as? NSNumber { XCTAssertEqual(attributes.alpha, alpha.doubleValue) }
      if let hidden = entry.expect["isHidden"] as? Bool { XCTAssertEqual(attributes.isHidden, hidden) }
      XCTAssertEqual(attributes.representedElementCategory, .cell)
      XCTAssertNil(attributes.representedElementKind)
    }
  }

  private func apply(_ step: String, to attributes: UICollectionViewLayoutAttributes) {
    let numbers = step.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    if step.hasPrefix("size=") {
      attributes.size = CGSize(width: numbers[0], height: numbers[1])
    } else if step.hasPrefix("center=") {
      attributes.center = CGPoint(x: numbers[0], y: numbers[1])
    } else if step == "frame=frame.integral" {
      attributes.frame = attributes.frame.integral
    } else {
      XCTFail("unknown step \(step)")
    }
  }

  private func check(_ entry: Oracle.Case) {
    let config = entry.config
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = config["scrollDirection"] as? String == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = number(config["minimumLineSpacing"])
    layout.minimumInteritemSpacing = number(config["minimumInteritemSpacing"])
    layout.sectionInset = insets(config["sectionInset_tlbr"])
    layout.headerReferenceSize = size(config["headerReferenceSize"])
    layout.footerReferenceSize = size(config["footerReferenceSize"])
    if config["itemSize"] != nil { layout.itemSize = size(config["itemSize"]) }
    let view = UICollectionView(frame: rect(config["bounds"] ?? []), collectionViewLayout: layout)
    view.contentScaleFactor = entry.whole["env"].map { "\($0)" }?.contains("(3x)") == true ? 3 : 2
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = insets(config["contentInset_tlbr"])
    let source = TestDataSource(config["counts"] as? [Int] ?? [])
    TestDataSource.register(in: view)
    view.dataSource = source
    let absentFooters = (entry.expect["absent_supplementary"] as? [[String: Any]] ?? []).compactMap {
      $0["kind"] as? String == UICollectionView.elementKindSectionFooter ? $0["section"] as? Int : nil
    }
    let delegate = SizingDelegate(
      sizes: (config["delegateSizes_by_section"] as? [[Any]])?.map { $0.map(size) },
      absentFooters: entry.id.contains("sections") ? absentFooters : [])
    if delegate.sizes != nil { view.delegate = delegate }
    let footers = FooterDelegate(absent: delegate.absentFooters)
    if delegate.sizes == nil, !delegate.absentFooters.isEmpty { view.delegate = footers }
    view.layoutIfNeeded()

    let tolerance = entry.tolerance ?? 0.001
    let expected = entry.expect["items"] as? [[String: Any]] ?? []
    for item in expected {
      let path = IndexPath(indexes: item["path"] as? [Int] ?? [])
      compare(
        layout.layoutAttributesForItem(at: path)?.frame, rect(item["frame"] ?? []), tolerance, "\(entry.id) \(path)")
    }
    for item in entry.expect["supplementary"] as? [[String: Any]] ?? [] {
      let attributes = layout.layoutAttributesForSupplementaryView(
        ofKind: item["kind"] as? String ?? "", at: [item["section"] as? Int ?? 0, 0])
      compare(attributes?.frame, rect(item["frame"] ?? []), tolerance, "\(entry.id) \(item)")
    }
    for item in entry.expect["absent_supplementary"] as? [[String: Any]] ?? [] {
      XCTAssertNil(
        layout.layoutAttributesForSupplementaryView(
          ofKind: item["kind"] as? String ?? "", at: [item["section"] as? Int ?? 0, 0]), "\(entry.id) \(item)")
    }
    if let content = entry.expect["contentSize"] { XCTAssertEqual(view.contentSize, size(content), entry.id) }
    // What the layout answers for a rectangle is what it answers one by one.
    let all = layout.layoutAttributesForElements(in: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) ?? []
    if entry.expect["complete"] as? Bool == true {
      XCTAssertEqual(all.filter { $0.representedElementCategory == .cell }.count, expected.count, entry.id)
    }
    for attributes in all where attributes.representedElementCategory == .cell {
      XCTAssertEqual(attributes.frame, layout.layoutAttributesForItem(at: attributes.indexPath)?.frame, entry.id)
    }
  }

  private func compare(_ frame: CGRect?, _ expected: CGRect, _ tolerance: Double, _ what: String) {
    guard let frame else { return XCTFail("\(what): no frame") }
    for (value, wanted) in [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ] where abs(value - wanted) > tolerance { XCTFail("\(what): \(frame) instead of \(expected)") }
  }

  private func number(_ value: Any?) -> CGFloat { CGFloat((value as? NSNumber)?.doubleValue ?? 0) }
  private func numbers(_ value: Any?) -> [CGFloat] { (value as? [Any] ?? []).map(number) }
  private func size(_ value: Any?) -> CGSize {
    let parts = numbers(value)
    return parts.count == 2 ? CGSize(width: parts[0], height: parts[1]) : .zero
  }
  private func rect(_ value: Any) -> CGRect {
    let parts = numbers(value)
    return parts.count == 4 ? CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]) : .zero
  }
  private func insets(_ value: Any?) -> UIEdgeInsets {
    let parts = numbers(value)
    return parts.count == 4
      ? UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3]) : .zero
  }
}

@MainActor
private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [[CGSize]]?
  let absentFooters: [Int]
  init(sizes: [[CGSize]]?, absentFooters: [Int]) {
    self.sizes = sizes
    self.absentFooters = absentFooters
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes?[indexPath.section][indexPath.item] ?? .zero }
}

/// Some scenes give single sections no footer; the delegate's other methods are left out.
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
