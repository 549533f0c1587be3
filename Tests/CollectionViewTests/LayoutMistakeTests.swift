import UIKit
import UIKitTesting
import XCTest

/// Reports of errors in layouts, and the trace of the calls to a layout.
@preconcurrency @MainActor
final class LayoutMistakeTests: FlowTestCase {
  private func reports(_ body: () -> Void) -> [String] {
    var reports: [String] = []
    let old = Diagnostics.handler
    Diagnostics.handler = { reports.append($0) }
    body()
    Diagnostics.handler = old
    return reports
  }

  private final class Wrong: ListLayout {
    var extra: [UICollectionViewLayoutAttributes] = []
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? []) + extra
    }
  }

  func testWrongAnswers_areReported_andTheRestIsShown() {
    let twice = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    twice.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let foreign = UICollectionViewLayoutAttributes(forCellWith: [0, 9])
    foreign.frame = twice.frame
    let beyond = UICollectionViewLayoutAttributes(forCellWith: [4, 0])
    beyond.frame = twice.frame
    let broken = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
    broken.frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
    for (attributes, words) in [
      (twice, "returned item [0, 1] twice"), (foreign, "item [0, 9], which does not exist: section 0 has 3 items"),
      (beyond, "item [4, 0], which does not exist"),
      (broken, "supplementary view header [0, 0] with the invalid frame (0.0, nan, 1.0, 1.0)"),
    ] {
      let layout = Wrong()
      layout.extra = [attributes]
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      let source = TestDataSource([3])
      TestDataSource.register(in: view)
      view.dataSource = source
      let found = reports {
        view.layoutIfNeeded()
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
      }
      XCTAssertEqual(found.count, 1, "\(found)")
      XCTAssertTrue(found.first?.contains(words) == true, "\(found)")
      XCTAssertTrue(found.first?.contains("the layout Wrong") == true, "\(found)")
      XCTAssertEqual(view.visibleCells.count, 3)
    }
  }

  func testTrace_hasALineForEveryQuestion() {
    var lines: [String] = []
    UICollectionView.layoutTrace = { lines.append($0) }
    defer { UICollectionView.layoutTrace = nil }
    let view = make([3])
    view.layoutIfNeeded()
    view.contentOffset.y = 1
    let text = lines.joined(separator: "\n")
    for words in [
      "UICollectionViewFlowLayout prepare", "content size: 300 × 50", "elements in (0, 0, 300, 400): 3",
      "invalidated: everything, counts", "should be invalidated for the bounds (0, 1, 300, 400): false",
    ] { XCTAssertTrue(text.contains(words), "“\(words)” is missing in:\n\(text)") }
  }
}
